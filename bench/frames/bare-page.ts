/** The least that can be dragged and scrolled: a box, and a hundred paragraphs. */
export const barePage = `<!doctype html>
<html lang="en">
  <head>
    <title>A bare page</title>
    <style>
      #box { position: absolute; top: 200px; left: 500px; width: 300px; height: 200px; background: pink; }
    </style>
  </head>
  <body>
    <div id="box"></div>
    ${'<p>A line of a page that is nothing but long.</p>'.repeat(100)}
    <script>
      const box = document.getElementById('box');
      box.addEventListener('pointerdown', (down) => {
        box.setPointerCapture(down.pointerId);
        box.onpointermove = (event) => {
          box.style.translate = event.clientX - down.clientX + 'px ' + (event.clientY - down.clientY) + 'px';
        };
        box.onpointerup = () => { box.onpointermove = null; };
      });
    </script>
  </body>
</html>`;
