import type { DeliveryStore } from './delivery-store.ts';
import type { DeliveryReport } from './notice-worker.ts';
import type { NoticeTarget } from './notify.ts';

/**
 * Keeps what became of a notice. Of the target only the shape and the host: the path is a secret, and so are credentials and
 * the query. Never throws: a full disk must not stop notices.
 */
export function keepDelivery(
  store: Pick<DeliveryStore, 'add'>,
  { shape, url }: NoticeTarget,
  { reason, ...report }: DeliveryReport,
  nowMs: number,
): void {
  try {
    const { hostname } = new URL(url);
    store.add({ ...report, timeMs: nowMs, shape, host: hostname.slice(0, 255), reason: reason.slice(0, 100) });
  } catch {}
}
