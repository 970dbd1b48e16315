/** One of these chunks has all modules whose path its pattern matches, and no others. */
export const sharedChunks = {
  // Each pattern says itself what belongs together: dependencies of React are listed, and parts import the entry.
  includeDependenciesRecursively: false,
  groups: [
    // What imports nothing of the site. It stays the same when the owner's content changes, so browsers keep it.
    {
      name: 'react',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|preload-helper|rolldown[\\/]runtime|[\\/]site[\\/](ui[\\/]icon[\\/]icons|navigation[\\/]paths|ui[\\/](dialog[\\/]dialog|window)\.module)\.|[\\/]model[\\/](words|paged-list|updates|picture)\.|virtual:pages$|virtual:content\/words\/shared$/,
    },
    // Small parts that most pages use: as a chunk each, of 50 to 500 bytes, they would be several requests for every page.
    // Larger ones, such as the dialog, stay with the pages that use them.
    {
      name: 'parts',
      test: /[\\/]site[\\/]ui[\\/](external-link|filled-words|hover-swap|list[\\/](friend-card|update-list|more-link|list-pages)|look-around|picture|rich-text)\./,
    },
    // Small parts that Home does not use.
    {
      name: 'more-parts',
      test: /[\\/]site[\\/]ui[\\/](button[\\/]button-link|empty-state|field|icon[\\/]page-icons|image-slot|multiline-text|notice|pill|web-button)\./,
    },
    // What a page says that is not there or that fails.
    { name: 'apologies', test: /[\\/]site[\\/]ui[\\/]oops\.|virtual:content\/(look-around|not-found)$/ },
    // What Home shows, without its friends: the parcel in its header looks at it, too.
    { name: 'home', test: /virtual:content\/home(-updates)?$/ },
    // What the music's bar shares with the larger players and with the music itself, and a hook of what moves, which all come
    // after the page.
    {
      name: 'player',
      test: /[\\/]site[\\/]frame[\\/]music-player[\\/](controls[\\/]|player-controls|music-words|playlist[\\/]music-(state|memory))|[\\/]site[\\/]ui[\\/](slider|use-media)\.|[\\/]model[\\/]music\.|virtual:content\/(tracks|words\/player)$/,
    },
    // What the guestbook's form has in common with the wall of notes and the store, which come later.
    {
      name: 'guestbook-form',
      test: /[\\/]site[\\/]pages[\\/]guestbook[\\/]((embedded-view|late-parts|awaited-parts)\.|form[\\/](?!audience-choice|closed-book|pad[\\/])|looks[\\/](bust|looks|art)|messages[\\/]message-icons|thanks[\\/]thanks\.module|refusal-words|store[\\/]entry-store)|[\\/]site[\\/]ui[\\/]reveal-element\.|[\\/]model[\\/]guestbook(-looks|-view)?\.|virtual:content\/(guestbook-page|words\/guestbook)$/,
    },
    // What the wall of notes has in common with the store and with the form's preview; all come late.
    {
      name: 'guestbook-book',
      test: /[\\/]guestbook[\\/](store[\\/](open-view|own-entry|read-drawn|stored-entry)|form[\\/]pad[\\/]pad-slot|looks[\\/](drawing(-rules)?|note|paint-drawing))\.|[\\/]model[\\/](guestbook-(pages|links|find|table)|drawing-(size|address))\./,
    },
    // What painting a note's drawing has in common with the pad; both come when they are needed.
    { name: 'drawing', test: /[\\/]model[\\/]drawing\.|[\\/]guestbook[\\/]looks[\\/]drawing-pixels\./ },
    // What the lists of projects and of characters need if they are long.
    {
      name: 'long-lists',
      test: /[\\/]site[\\/]ui[\\/](find[\\/](find-field|use-find)|list[\\/]list-navigation)\.|[\\/]model[\\/]find-by-words\./,
    },
  ],
};
