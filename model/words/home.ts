export const homeWords = {
  scrollable: '{title}, scrollable',
  previousFriends: 'Previous friends',
  nextFriends: 'Next friends',
  olderUpdates: 'Older updates',
  allFriends: 'All friends',
  asOf: 'As of {day}',
};
