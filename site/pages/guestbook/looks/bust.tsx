import type { Picture } from '#model/picture.ts';
import { PictureBox } from '#site/ui/picture.tsx';

type Props = { picture: Picture; height: number; className?: string | undefined };

/** The mascot as large as fits into a height, in whole pixels of its drawing. */
export function Bust({ picture, height, className }: Props) {
  const fit = height / picture.height;
  const scale = fit >= 1 ? Math.floor(fit) : fit;
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  return <PictureBox picture={picture} alt="" {...size} isEager className={className} />;
}
