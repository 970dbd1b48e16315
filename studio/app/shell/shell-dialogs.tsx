import { useState } from 'react';
import { DraftsDialog } from '#studio/app/dialogs/drafts-dialog.tsx';
import { KeysDialog } from '#studio/app/dialogs/keys-dialog.tsx';
import { PublishDialog } from '#studio/app/dialogs/publish/publish-dialog.tsx';
import { Tour, wasTourSeen } from '#studio/app/dialogs/tour.tsx';
import { useSite } from '#studio/app/state/use-studio.ts';

export type ShellDialog = 'publish' | 'keys';

/** What lies over the window: the dialog that was asked for, and the tour at first. */
export function ShellDialogs({ dialog, onClose }: { dialog: ShellDialog | undefined; onClose: () => void }) {
  const [isTour, setIsTour] = useState(() => !wasTourSeen());
  return (
    <>
      {dialog === 'publish' && <Publishing onClose={onClose} />}
      {dialog === 'keys' && <KeysDialog onClose={onClose} />}
      {isTour && <Tour onClose={() => setIsTour(false)} />}
    </>
  );
}

/** What has a mistake is asked about first. */
function Publishing({ onClose }: { onClose: () => void }) {
  const { site } = useSite();
  const [leavesOut, setLeavesOut] = useState(false);
  return site.drafts.length > 0 && !leavesOut ? (
    <DraftsDialog onClose={onClose} onGoOn={() => setLeavesOut(true)} />
  ) : (
    <PublishDialog onClose={onClose} />
  );
}
