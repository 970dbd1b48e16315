import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Box, PreviewCommand, PreviewMessage, Source, Thing } from '#studio/protocol/preview.ts';
import type { PreviewProps, ShownPage } from './preview-props.ts';

export type Picked = Extract<PreviewMessage, { type: 'picked' }>;

type AgentState = {
  page?: ShownPage;
  pointed?: { thing?: Thing; sources: Source[] };
  shown?: { source: Source; thing?: Thing };
  /** Where that was when it had been scrolled into sight as far as it can be. */
  shownAt?: Box;
  marked: { source: Source; thing: Thing }[];
  picked?: Picked;
  /** The tile of the board in the owner's hand. */
  held?: { thing?: Thing; hole: Box };
  /** The frame was loaded, but with none of the site's pages. */
  isLost?: boolean;
};

export type Agent = AgentState & {
  post: (command: PreviewCommand) => void;
  /** To be called when the frame was loaded. */
  greet: () => void;
  /** Forgets what was picked, once it is known which source is meant. */
  settle: () => void;
};

type Callbacks = Pick<PreviewProps, 'onPage' | 'onSelectNothing' | 'onKey' | 'onTile' | 'onFiles' | 'onFailure'>;
type Told = Pick<PreviewProps, 'site' | 'values' | 'pages' | 'theme' | 'mode' | 'selected' | 'mistakes'> & {
  /** How much of the page is seen, in its own pixels. */
  seenHeight: number;
};

/** A page that is loaded answers within this time, also on a busy machine. */
const silentMs = 4000;

/** Talks to the script in the page, and to no other window. */
export function useAgent(frameRef: RefObject<HTMLIFrameElement | null>, props: Callbacks & Told): Agent {
  const { site, values, pages, selected, mistakes, seenHeight } = props;
  const [state, setState] = useState<AgentState>({ marked: [] });
  const latest = useRef(props);
  latest.current = props;

  // Until its script has said hello, the frame is an empty page of no origin, which takes no messages.
  const frameState = useRef<'coming' | 'there' | 'leaving' | 'lost'>('coming');
  /** Where to go, until that page has come: a page that is just being loaded again hears nothing. */
  const wanted = useRef<{ address: string; tries: number }>(undefined);
  const load = useCallback(
    (address: string) => {
      if (frameRef.current) frameRef.current.src = `${site.origin}${site.base}${address.slice(1)}`;
    },
    [frameRef, site.origin, site.base],
  );
  const post = useCallback(
    (command: PreviewCommand) => {
      if (command.type === 'go') wanted.current = { address: command.address, tries: 0 };
      if (frameState.current === 'there' || frameState.current === 'leaving')
        frameRef.current?.contentWindow?.postMessage(command, site.origin);
      else if (frameState.current === 'lost' && command.type === 'go') load(command.address);
    },
    [frameRef, load, site.origin],
  );

  const shownAddress = useRef<string>(undefined);
  useEffect(() => {
    const tellAll = () => {
      const { values, pages, theme, mode, selected, mistakes, seenHeight } = latest.current;
      post({ type: 'values', values, pages: nameFiles(pages) });
      post({ type: 'room', height: seenHeight });
      post({ type: 'theme', theme });
      post({ type: 'mode', mode });
      post({ type: 'mark', sources: mistakes });
      post({ type: 'show', source: selected });
    };
    const handle = ({ source, origin, data }: MessageEvent<PreviewMessage>) => {
      if (origin !== site.origin || source !== frameRef.current?.contentWindow) return;
      const { onPage, onSelectNothing, onKey, onTile, onFiles, onFailure } = latest.current;
      clearTimeout(waiting.current);
      if (data.type === 'leaving') frameState.current = 'leaving';
      else if (data.type === 'here') {
        // It was only slow, and has heard nothing meanwhile.
        if (frameState.current === 'lost') {
          frameState.current = 'there';
          tellAll();
        }
        setState(({ isLost: _, ...state }) => state);
      } else if (data.type === 'ready') {
        const { type: _, isLoaded, ...page } = data;
        if (!isLoaded && frameState.current === 'leaving') return;
        const isOther = page.address !== shownAddress.current;
        shownAddress.current = page.address;
        setState({ marked: [], page });
        frameState.current = 'there';
        tellAll();
        if (page.address === wanted.current?.address || (isOther && !isLoaded)) wanted.current = undefined;
        const again = isLoaded && takeTry(wanted.current);
        if (again)
          frameRef.current?.contentWindow?.postMessage({ type: 'go', address: again } satisfies PreviewCommand, origin);
        else onPage(page);
      } else if (data.type === 'key') {
        const { type: _, ...key } = data;
        onKey(key);
      } else if (data.type === 'tile') onTile?.(data.index, data.places);
      else if (data.type === 'dropped') onFiles?.(data.files, data.sources);
      else if (data.type === 'failed') {
        const { type: _, ...failure } = data;
        onFailure?.(failure);
      } else {
        setState((state) => follow(state, data));
        if (data.type === 'picked' && !data.sources.length) onSelectNothing?.();
      }
    };
    addEventListener('message', handle);
    return () => removeEventListener('message', handle);
  }, [frameRef, post, site.origin]);

  useEffect(() => post({ type: 'values', values, pages: nameFiles(pages) }), [post, values, pages]);
  useEffect(() => post({ type: 'mark', sources: mistakes }), [post, mistakes]);
  useEffect(() => post({ type: 'room', height: seenHeight }), [post, seenHeight]);
  // A new object for the same value is no new selection.
  const selectedName = JSON.stringify(selected);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its name stands for it
  useEffect(() => post({ type: 'show', source: selected }), [post, selectedName]);

  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const greet = useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      const address = takeTry(wanted.current);
      wanted.current = undefined;
      frameState.current = address ? 'coming' : 'lost';
      if (address) load(address);
      else setState((state) => ({ ...state, isLost: true }));
    }, silentMs);
    frameRef.current?.contentWindow?.postMessage({ type: 'hello' } satisfies PreviewCommand, '*');
  }, [frameRef, load]);

  const settle = useCallback(() => setState(({ picked: _, ...state }) => state), []);
  return { ...state, post, greet, settle };
}

/** An owner's own script may lead away from the page that is wanted, each time. */
const maxTries = 3;

function takeTry(wanted: { address: string; tries: number } | undefined): string | undefined {
  if (!wanted || wanted.tries === maxTries) return undefined;
  wanted.tries += 1;
  return wanted.address;
}

const nameFiles = (pages: PreviewProps['pages']) => pages.map(({ address, file }) => ({ address, file }));

type Followed = Extract<PreviewMessage, { type: 'picked' | 'pointed' | 'shown' | 'marked' | 'moved' | 'held' }>;

function follow(state: AgentState, message: Followed): AgentState {
  const { type, ...rest } = message;
  switch (message.type) {
    case 'picked':
      return { ...state, picked: message };
    case 'held': {
      const { held: _, ...others } = state;
      return message.held ? { ...others, held: message.held } : others;
    }
    case 'shown': {
      const { shownAt: _, ...others } = state;
      const { source, thing } = message;
      return thing ? { ...others, shown: { source, thing }, shownAt: thing.box } : { ...others, shown: { source } };
    }
    case 'marked':
      return { ...state, marked: message.things };
    case 'moved':
      return move(state, message.boxes);
    default:
      return { ...state, [type]: rest };
  }
}

/** A thing without a box is not on the page any more. */
function move(state: AgentState, boxes: { id: number; box: Box | undefined }[]): AgentState {
  const moved = new Map(boxes.map(({ id, box }) => [id, box]));
  const place = <Holder extends { thing?: Thing }>(holder: Holder): Holder => {
    const { thing, ...rest } = holder;
    if (!thing || !moved.has(thing.id)) return holder;
    const box = moved.get(thing.id);
    return (box ? { ...rest, thing: { ...thing, box } } : rest) as Holder;
  };
  return {
    ...state,
    ...(state.pointed && { pointed: place(state.pointed) }),
    ...(state.shown && { shown: place(state.shown) }),
    ...(state.held && { held: place(state.held) }),
    marked: state.marked.map(place).filter(({ thing }) => thing),
  };
}
