// Replaces https://www.youtube-nocookie.com/iframe_api: a small script that only loads the rest from the other host.
window.YT ??= { loading: 0, loaded: 0 };
if (!window.YT.loading) {
  window.YT.loading = 1;
  const script = document.createElement('script');
  script.id = 'www-widgetapi-script';
  script.src = 'https://www.youtube.com/s/player/fake/www-widgetapi.vflset/www-widgetapi.js';
  script.async = true;
  document.head.prepend(script);
}
