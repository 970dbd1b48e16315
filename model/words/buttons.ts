export const buttonsWords = {
  copy: 'Copy HTML',
  copyOf: 'Copy HTML of {site}',
  copied: 'Copied!',
  copyByHand: 'Your browser keeps its clipboard to itself. Please copy this by hand:',
  yours: 'Your button here?',
  exchange: 'Let’s exchange!',
};
