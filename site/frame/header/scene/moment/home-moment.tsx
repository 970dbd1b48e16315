import { useAddress } from '#site/navigation/navigation.tsx';
import { Moment, type MomentProps } from './moment.tsx';
import { NewsMarks } from './news-marks.tsx';

/** What Home alone has: the parcel, and the marks of what is new. Again for each visit of the page. */
export function HomeMoment(props: MomentProps) {
  const { key } = useAddress();
  return (
    <>
      <NewsMarks key={key} />
      <Moment {...props} />
    </>
  );
}
