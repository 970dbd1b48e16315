import type { SiteFolders } from '#build/folders/site-folders.ts';
import { type CheckOptions, checkSite } from '#studio/api/check/check-site.ts';
import type { createDesks } from '#studio/api/guestbook/desks.ts';
import { listHistory } from '#studio/api/history/history.ts';
import type { Requests } from '#studio/api/http/api.ts';
import { listUnusedFiles } from '#studio/api/media/unused-files.ts';
import { openFolder } from '#studio/api/publish/open-folder.ts';
import { createPublisher } from '#studio/api/publish/publisher.ts';
import { makeWriteSettings } from '#studio/api/publish/write-settings.ts';
import { listFileProblems } from '#studio/api/site/describe-site.ts';
import type { Site } from '#studio/api/site/open-site.ts';
import { siteRequests } from '#studio/api/site/site-requests.ts';
import type { SiteEvent, SiteState } from '#studio/protocol/site-state.ts';

type Parts = {
  site: Site;
  folders: SiteFolders;
  preview: SiteState['preview'];
  examine: CheckOptions['examine'];
  /** May have keys of hosts. */
  environment: Record<string, string | undefined>;
  send: (event: SiteEvent) => void;
  desks: ReturnType<typeof createDesks>;
};

/** All that the window asks with JSON. */
export function listRequests({ site, folders, preview, examine, environment, send, desks }: Parts): Requests {
  const publisher = createPublisher({
    folders,
    listSteps: () => {
      const { steps, undone } = listHistory(site);
      return steps.slice(undone);
    },
    // What was entered with a mistake is not in its file, and stands in nobody's way.
    listMistakes: async () =>
      (await listFileProblems(site)).map(({ file, line, sentence }) => `${file}, line ${line}: ${sentence}`),
    writeSettings: makeWriteSettings(site),
    environment,
    send,
    openFolder,
  });
  const readSite = async (): Promise<SiteState> => {
    const [state, unpublished] = await Promise.all([siteRequests.GET.site(site), publisher.countChanges()]);
    return { ...state, ...(unpublished !== undefined && { unpublished }), preview };
  };
  const check = (query: URLSearchParams) =>
    checkSite(query.get('outside') === 'yes', { content: folders.content, readSite, listUnusedFiles, examine });
  return {
    GET: {
      ...forSite(siteRequests.GET, site),
      site: readSite,
      check,
      'publish/changes': publisher.readChanges,
      ...desks.GET,
    },
    POST: {
      ...forSite(siteRequests.POST, site),
      'publish/choose': publisher.choose,
      'publish/look': publisher.look,
      'publish/send': publisher.send,
      'publish/stop': publisher.stop,
      'publish/open': publisher.open,
      ...desks.POST,
    },
  };
}

type SiteRequests = Record<string, (site: Site, body: never) => unknown>;

const forSite = (requests: SiteRequests, site: Site) =>
  Object.fromEntries(Object.entries(requests).map(([path, answer]) => [path, (body: never) => answer(site, body)]));
