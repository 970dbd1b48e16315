export const connectWords = { tradeButtons: 'Trade buttons' };
