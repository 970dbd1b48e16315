import type { PreviewProps } from '#studio/app/preview/preview-props.ts';
import { say } from '#studio/app/say.ts';

export const previewWords: PreviewProps['words'] = {
  get frame() {
    return say('preview.frame');
  },
  get which() {
    return say('preview.which');
  },
  get lost() {
    return say('preview.lost');
  },
  get again() {
    return say('failure.again');
  },
  get mend() {
    return say('preview.mend');
  },
};
