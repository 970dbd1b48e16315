import { resume } from '#site/content/content.ts';
import { ResumePreview } from './resume-preview.tsx';

export function ResumePage() {
  return <ResumePreview resume={resume} />;
}
