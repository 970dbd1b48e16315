import type { FailureReason } from './engine.ts';

const answerTimeoutMs = 3000;

/** Why an audio element failed. It reports any file that never started as "not supported", so the server is queried. */
export async function explainAudioFailure(file: string, code: number): Promise<FailureReason> {
  if (!navigator.onLine || code === MediaError.MEDIA_ERR_NETWORK) return 'offline';
  if (code !== MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED) return 'unplayable';
  try {
    const { status } = await fetch(file, { method: 'HEAD', signal: AbortSignal.timeout(answerTimeoutMs) });
    return status === 404 || status === 410 ? 'removed' : 'unplayable';
  } catch {
    return 'offline';
  }
}
