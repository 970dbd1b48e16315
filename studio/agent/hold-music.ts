/**
 * No music starts by itself while its owner works on the page: the page hears what a browser says that waits for a gesture.
 * Songs that the owner asks for are played.
 */
export function holdMusic(mayPlay: () => boolean): void {
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    if (mayPlay()) return play.call(this);
    return Promise.reject(new DOMException('The owner has not asked for it.', 'NotAllowedError'));
  };
}
