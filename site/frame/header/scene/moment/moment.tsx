import { delights, headers, home } from 'virtual:content';
import { addresses } from 'virtual:pages';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Moment as MomentContent, Mood } from '#model/delights-schema.ts';
import type { Door } from '#model/home-schema.ts';
import { findHidingPlace } from '#model/surprise.ts';
import { fillWords } from '#model/words.ts';
import { Link, useAddress } from '#site/navigation/navigation.tsx';
import styles from './moment.module.css';
import { isOpenedOn, rememberOpening } from './opened-day.ts';
import { useMusicStart } from './use-music-start.ts';
import { useRoom } from './use-room.ts';

export type MomentProps = {
  /** Called with the mood to show while the figure points. Must stay the same function. */
  onMood: (mood: Mood | undefined) => void;
  now?: () => Date;
  moment?: MomentContent | undefined;
  doors?: Door[];
};

const readClock = () => new Date();
const ownDoors = home.lookAround?.doors ?? [];

/** A parcel in Home's header: opened, the figure points at one door a day, which stays marked for that day. */
export function Moment({ moment = delights.moment, doors = ownDoors, ...rest }: MomentProps) {
  const { key } = useAddress();
  const [day] = useState(rest.now ?? readClock);
  const door = findHidingPlace(doors, day);
  if (!moment || !door) return null;
  return <Parcel key={key} moment={moment} door={door} day={day} onMood={rest.onMood} />;
}

type ParcelProps = { moment: MomentContent; door: Door; day: Date; onMood: MomentProps['onMood'] };

function Parcel({ moment, door, day, onMood }: ParcelProps) {
  const [isOpen, setIsOpen] = useState(() => isOpenedOn(day));
  const [isTalking, setIsTalking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const room = useRoom(button);
  const musicStart = useMusicStart();
  const { figure } = moment;

  useEffect(() => {
    onMood(isTalking ? { picture: figure } : undefined);
    return () => onMood(undefined);
  }, [isTalking, figure, onMood]);

  useEffect(() => {
    if (!isTalking) return;
    const box = button.current?.parentElement;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box?.contains(target)) setIsTalking(false);
    };
    document.addEventListener('click', closeOutside);
    return () => document.removeEventListener('click', closeOutside);
  }, [isTalking]);

  useLayoutEffect(() => {
    const link = document.querySelector<HTMLElement>(`main [data-door="${CSS.escape(door.to)}"]`);
    if (!isOpen || !link) return;
    link.dataset.today = moment.today.badge;
    return () => {
      delete link.dataset.today;
    };
  }, [isOpen, door, moment]);

  const open = () => {
    setIsOpen(true);
    setIsTalking(!isTalking);
    rememberOpening(day);
  };
  const picture = isOpen ? moment.unwrapped : moment.wrapped;
  const label = musicStart === 'by-click' ? moment.labelWithMusic : moment.label;
  return (
    <div className={styles.moment} data-room={room}>
      <button
        className={styles.parcel}
        ref={button}
        type="button"
        aria-expanded={isTalking}
        data-open={isOpen}
        // Two questions at once would be one too many: then the click starts no music. See first-gesture.ts.
        data-opens={musicStart === 'asked' ? '' : undefined}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setIsTalking(false);
        }}
      >
        <img src={picture.src} width={picture.width} height={picture.height} alt="" />
        <span className={styles.label}>{isOpen ? moment.again : label}</span>
      </button>
      <div className={styles.speech} role="status">
        {isTalking ? <Speech moment={moment} door={door} day={day} /> : null}
      </div>
    </div>
  );
}

function Speech({ moment: { today, hint }, door, day }: Omit<ParcelProps, 'onMood'>) {
  const hidingPlace = findHidingPlace(
    Object.values(addresses).filter((path) => headers[path]),
    day,
  );
  const [letter = ''] = headers[hidingPlace ?? '']?.title ?? '';
  return (
    <div className={styles.bubble}>
      <p className={styles.today} dir="auto">
        <Link to={door.to}>{fillWords(today.text, { door: door.title })}</Link>
      </p>
      {hint && delights.surprise && letter ? <p dir="auto">{fillWords(hint, { letter })}</p> : null}
    </div>
  );
}
