import { type CSSProperties, useState } from 'react';

type Props = { className: string | undefined; src: string /** In CSS pixels. */; room: number };

/** A small picture: pixel art at a whole multiple of its size. */
export function Thumb({ className, src, room }: Props) {
  const [size, setSize] = useState<CSSProperties>();
  return (
    <span className={className}>
      <img
        src={src}
        alt=""
        loading="lazy"
        style={size ?? { maxWidth: room, maxHeight: room }}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          const times = Math.floor(room / Math.max(width, height, 1));
          if (times >= 1) setSize({ width: width * times, height: height * times, imageRendering: 'pixelated' });
        }}
      />
    </span>
  );
}
