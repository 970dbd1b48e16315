/**
 * Small parts that most pages use are one chunk: as a chunk each, of 50 to 500 bytes, they would be several requests for
 * every page. Larger ones, such as the dialog, stay with the pages that use them.
 */
export const sharedChunk = {
  // React is in the entry, which every page has loaded.
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'parts',
      test: /[\\/]site[\\/]ui[\\/](button[\\/]button-link|empty-state|hover-swap|icon[\\/]page-icons|image-slot|multiline-text|notice|oops|pill|rich-text|dialog[\\/]dialog\.module)\.|[\\/]model[\\/]words\.|virtual:content\/not-found$/,
    },
  ],
};
