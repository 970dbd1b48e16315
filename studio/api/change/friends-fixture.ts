/** Two friends, each written in another way. */
export const friends = `# My friends
- name: 'Mochi'   # the first
  url: "#"
  image: cat.svg

# The second
- { name: Taro, url: https://taro.example, image: cat.svg }
`;
export const withFriends = { 'friends.yaml': friends };
