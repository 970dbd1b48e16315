/** In milliseconds; a page whose scripts fail is shown, too. */
const maxHiddenMs = 10_000;

/**
 * For the head of a page on the dev server, where style sheets come with the scripts: its HTML is hidden until the page's own
 * have come, rather than shown as a list of blue links. Without JavaScript nothing is hidden.
 */
export const hideUnstyled = `<script>{
      const style = document.head.appendChild(document.createElement('style'));
      style.textContent = '#root { visibility: hidden }';
      const show = () => style.remove();
      addEventListener('hydrated', ({ detail }) => detail === 'page' && show());
      setTimeout(show, ${maxHiddenMs});
    }</script>`;
