import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';

/** Brings back what the field said before the file that was just made. */
export function ValueBefore({ kind, onBack }: { kind: 'picture' | 'song'; onBack: () => void }) {
  return (
    <Button kind="bare" onClick={onBack}>
      <Icon name="undo" /> {say(`media.${kind}.before`)}
    </Button>
  );
}
