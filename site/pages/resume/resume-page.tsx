import { resume } from 'virtual:content';
import { ResumePreview } from './resume-preview.tsx';

export function ResumePage() {
  return <ResumePreview page={resume} />;
}
