import { relative } from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode, HotChannelClient, HotPayload, Plugin, ViteDevServer } from 'vite';
import { isContentModule } from '#content-reader/plugin/plugin.ts';
import type { ReadResult } from '#content-reader/read-content.ts';
import { importDirectly } from './direct-imports.ts';
import {
  entryModule,
  type Had,
  haveEvent,
  makeLive,
  pageDataModule,
  refreshPageData,
  renderStalePages,
  revisionAttribute,
  versionOf,
} from './live-modules.ts';
import type { ShownContent } from './shown-content.ts';

export type LiveContent = {
  plugin: Plugin;
  /** Shows what is in the folder now. `changed` are the files that were changed, if they are known, as absolute paths. */
  refresh: (server: ViteDevServer, changed?: ReadonlySet<string>) => Promise<void>;
};

/** What is kept by whoever imports it, so that only a reload of the page shows another value. */
const isKept = /^\0virtual:content\/(tracks|cover-artwork)$/;
/** The same, of the site's settings. */
const keptSettings = ['services', 'guestbookRules', 'language', 'music', 'base'] as const;
/** The player uses only those of the settings: run again for another one, it would lose its song for a while. */
const isPlayer = /\/frame\/music-player\//;
const settingsId = '\0virtual:content/site';
const isWords = (id: string | null) => id?.startsWith('\0virtual:content/words/') ?? false;

/**
 * Shows changes of the content in the page that is open: only the modules that have another code are replaced, and of the
 * components only those that show them, so that what a visitor opened or entered stays. A page is reloaded when a file of
 * another kind was replaced, or a setting that is read once.
 */
export function createLiveContent(siteFolder: string, shown: ShownContent): LiveContent {
  /** Of each content module as all pages were told of it last. */
  const codes = new Map<string, string>();
  /** Modules that export nothing but components: the others may keep something. */
  const components = new Set<string>();
  /** Of each content module the latest code that a page got, and since when. */
  const given = new Map<string, { code: string; since: number }>();
  /** Of the content: the latest that a module may have, and the one that every page has from now on. */
  const revision = { ofModules: 0, ofPages: 0 };
  const giveSince = (id: string, code: string): number => {
    const before = given.get(id);
    if (before?.code === code) return before.since;
    // Also for the first one: a page may have been rendered before the change, and ask for this module after it.
    given.set(id, { code, since: revision.ofModules });
    return revision.ofModules;
  };
  let refreshing = Promise.resolve();
  const isOfSite = (id: string) => !relative(siteFolder, id).startsWith('..') && /\.tsx?$/.test(id);
  const plugin: Plugin = {
    name: 'live-content',
    apply: 'serve',
    enforce: 'pre',
    configureServer({ environments: { client } }) {
      client.hot.on(haveEvent, ({ id, version }: Had, page) => {
        // What cannot be read has a mistake, which the window tells.
        bringLatest(client, id, version, page).catch(() => {});
      });
    },
    transform(code, id) {
      if (this.environment.name !== 'client') return null;
      if (isContentModule(id)) {
        if (!codes.has(id)) codes.set(id, code);
        return { code: makeLive(code, id, giveSince(id, code)), map: null };
      }
      if (!isOfSite(id)) return null;
      if (id.endsWith('.tsx') && !/^export (?!(async )?function [A-Z]|type |\{)/m.test(code)) components.add(id);
      const direct = importDirectly(code);
      const name = relative(siteFolder, id).replaceAll('\\', '/');
      if (name === pageDataModule) return { code: direct + refreshPageData, map: null };
      return { code: name === entryModule ? renderStalePages(direct) : direct, map: null };
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<body', `<body ${revisionAttribute}="${revision.ofPages}"`),
    },
  };

  /** The content modules that have another code than pages were told. */
  async function findChanged({ moduleGraph, pluginContainer }: DevEnvironment): Promise<EnvironmentModuleNode[]> {
    const changed: EnvironmentModuleNode[] = [];
    for (const [id, before] of codes) {
      const module = moduleGraph.getModuleById(id);
      if (!module) continue;
      const code = await loadCode(pluginContainer, id);
      if (code === before) continue;
      codes.set(id, code);
      giveSince(id, code);
      changed.push(module);
    }
    return changed;
  }

  /** The modules with the components that show the changed ones; undefined if only a reload does. */
  function findShowing(changed: readonly EnvironmentModuleNode[]): Set<EnvironmentModuleNode> | undefined {
    const found = new Set<EnvironmentModuleNode>();
    const seen = new Set(changed);
    const waiting = [...changed];
    for (let module = waiting.pop(); module; module = waiting.pop()) {
      if (isKept.test(module.id ?? '')) return undefined;
      for (const importer of module.importers) {
        if (seen.has(importer) || (module.id === settingsId && isPlayer.test(importer.id ?? ''))) continue;
        seen.add(importer);
        if (components.has(importer.id ?? '')) found.add(importer);
        // Hooks are run again with the components that use them.
        else if (/\/use-[^/]*\.ts$/.test(importer.id ?? '')) waiting.push(importer);
        // Tables of words are made when a module starts.
        else if (isWords(module.id)) return undefined;
      }
    }
    return found;
  }

  /** Brings the changed modules to a page, with what shows them. */
  function makeUpdate(changed: readonly EnvironmentModuleNode[], time: number): HotPayload {
    const showing = findShowing(changed);
    if (!showing) return reload;
    for (const module of showing) markChanged(module, time);
    const updates = [...changed, ...showing].map(({ url }) => ({
      type: 'js-update' as const,
      path: url,
      acceptedPath: url,
      timestamp: time,
      explicitImportRequired: false,
      isWithinCircularImport: false,
    }));
    return { type: 'update', updates };
  }

  /** For a module that was on its way to the page when its content was changed. */
  async function bringLatest(
    client: DevEnvironment,
    id: string,
    version: string,
    page: Pick<HotChannelClient, 'send'>,
  ): Promise<void> {
    const module = isContentModule(id) ? client.moduleGraph.getModuleById(id) : undefined;
    const code = module && (await loadCode(client.pluginContainer, id));
    if (!code || versionOf(code) === version) return;
    const time = Date.now();
    markChanged(module, time);
    page.send(makeUpdate([module], time));
  }

  async function show(server: ViteDevServer, paths: ReadonlySet<string>): Promise<void> {
    const readKept = ({ content }: ReadResult) =>
      JSON.stringify(content && keptSettings.map((key) => content.site[key]));
    const earlier = await shown.read('');
    revision.ofModules += 1;
    const latest = await shown.renew();
    const readPages = ({ content }: ReadResult) => JSON.stringify(content?.pageData);
    const { client, ...others } = server.environments;
    for (const { moduleGraph, hot } of Object.values(others)) {
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (isContentModule(id)) moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
    }
    const changed = await findChanged(client);
    revision.ofPages = revision.ofModules;
    const time = Date.now();
    for (const module of changed) markChanged(module, time);
    // A picture or a style sheet that was replaced has the same address.
    const isReplaced = [...paths].some((path) => !/\.ya?ml$/.test(path) && isLoaded(client, path));
    if (readKept(earlier) !== readKept(latest) || isReplaced) {
      client.hot.send(reload);
      return;
    }
    if (changed.length > 0) client.hot.send(makeUpdate(changed, time));
    // What only a character's own page shows is in no module.
    if (readPages(earlier) !== readPages(latest)) client.hot.send('studio:page-data');
  }

  const refresh: LiveContent['refresh'] = (server, paths = new Set()) => {
    const next = refreshing.then(() => show(server, paths));
    refreshing = next.catch(() => {});
    return next;
  };
  return { plugin, refresh };
}

async function loadCode(container: DevEnvironment['pluginContainer'], id: string): Promise<string> {
  const loaded = await container.load(id);
  return typeof loaded === 'string' ? loaded : (loaded?.code ?? '');
}

const reload: HotPayload = { type: 'full-reload', path: '*' };

/** Loaded anew the next time; others that import it keep what they have. */
function markChanged(module: EnvironmentModuleNode, time: number): void {
  module.transformResult = null;
  module.lastHMRTimestamp = time;
  module.lastInvalidationTimestamp = time;
}

/** Whether a page has asked for the file. */
const isLoaded = ({ moduleGraph }: DevEnvironment, path: string) =>
  (moduleGraph.getModulesByFile(path.replaceAll('\\', '/'))?.size ?? 0) > 0;
