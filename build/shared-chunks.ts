/** One of these chunks has all modules whose path its pattern matches, and no others. */
export const sharedChunks = {
  // Each pattern says itself what belongs together: dependencies of React are listed, and parts import the entry.
  includeDependenciesRecursively: false,
  groups: [
    // What imports nothing of the site. It stays the same when the owner's content changes, so browsers keep it.
    {
      name: 'react',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|preload-helper|rolldown[\\/]runtime|[\\/]site[\\/](ui[\\/]icon[\\/](page-)?icons|navigation[\\/]paths|ui[\\/]dialog[\\/]dialog\.module)\.|[\\/]model[\\/](words|paged-list|updates|picture)\.|virtual:pages$|virtual:content\/words\/shared$/,
    },
    // Small parts that most pages use: as a chunk each, of 50 to 500 bytes, they would be several requests for every page.
    // Larger ones, such as the dialog, stay with the pages that use them.
    {
      name: 'parts',
      test: /[\\/]site[\\/]ui[\\/](button[\\/]button-link|empty-state|external-link|filled-words|hover-swap|image-slot|multiline-text|notice|oops|picture|pill|rich-text)\.|virtual:content\/not-found$/,
    },
    // What Home shares with the pages of its long lists and with those for what is not found.
    {
      name: 'home-parts',
      test: /[\\/]site[\\/]ui[\\/](look-around|list[\\/](friend-card|update-list|more-link|list-pages))\.|virtual:content\/home$/,
    },
  ],
};
