import { useRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PreviewMessage } from '#studio/protocol/preview.ts';
import { useAgent } from './use-agent.ts';

/** A page whose script does not answer by itself: what it hears is kept. */
const silentPage = `<script>
  window.heard = [];
  addEventListener('message', ({ data }) => heard.push(data.type));
</script>`;

type SilentWindow = Window & { heard: string[] };

/** The same in each render: what is new is told. */
const props = {
  site: { origin: location.origin, base: '/' },
  values: [],
  pages: [],
  theme: 'day' as const,
  mode: 'choose' as const,
  selected: undefined,
  mistakes: [],
  seenHeight: 600,
  onPage: () => {},
  onKey: () => {},
} satisfies Parameters<typeof useAgent>[1];

function Frame() {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const agent = useAgent(frameRef, props);
  return (
    <>
      <iframe title="Page" srcDoc={silentPage} ref={frameRef} onLoad={agent.greet} />
      <output>{agent.isLost ? 'lost' : 'there'}</output>
    </>
  );
}

test('a page that answers late is there again, and is told all that it has missed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { container } = await render(<Frame />);
  const frame = container.querySelector('iframe') as HTMLIFrameElement;
  const heard = () => (frame.contentWindow as SilentWindow).heard;
  const state = () => container.querySelector('output')?.textContent;
  await expect.poll(heard).toEqual(['hello']);
  vi.advanceTimersByTime(4000);
  await expect.poll(state).toBe('lost');
  const here: PreviewMessage = { type: 'here' };
  // The message has to come from the page's window.
  const script = frame.contentDocument?.createElement('script') as HTMLScriptElement;
  script.textContent = `parent.postMessage(${JSON.stringify(here)}, '*')`;
  frame.contentDocument?.head.append(script);
  await expect.poll(state).toBe('there');
  await expect.poll(heard).toEqual(['hello', 'values', 'room', 'theme', 'mode', 'mark', 'show']);
});
