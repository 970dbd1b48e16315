import { PictureField } from '#studio/app/media/picture-field.tsx';
import { SongField } from '#studio/app/media/song-field.tsx';
import { ChoiceField, PageLinkField, PairField, SwitchField, ToneField } from './choice-fields.tsx';
import { GroupField } from './group-field.tsx';
import type { FieldProps } from './inner-field.tsx';
import { ListField } from './list-field.tsx';
import { DayField, InputField, NumberField } from './plain-fields.tsx';
import { RecordField } from './record-field.tsx';
import { TextField } from './text-field.tsx';
import { UnknownField } from './unknown-field.tsx';
import { VariantsField } from './variants-field.tsx';

/** The control for a value: one for each kind of field. */
export function FieldView({ field, path, label }: FieldProps) {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'richText':
      return <TextField field={field} path={path} label={label} />;
    case 'webAddress':
    case 'email':
    case 'identifier':
      return <InputField field={field} path={path} label={label} />;
    case 'number':
      return <NumberField field={field} path={path} label={label} />;
    case 'day':
      return <DayField field={field} path={path} label={label} />;
    case 'tone':
      return <ToneField field={field} path={path} label={label} />;
    case 'switch':
      return <SwitchField field={field} path={path} label={label} />;
    case 'choice':
      return <ChoiceField field={field} path={path} label={label} />;
    case 'pageLink':
      return <PageLinkField field={field} path={path} label={label} />;
    case 'pair':
      return <PairField field={field} path={path} label={label} />;
    case 'picture':
    case 'sharePicture':
    case 'publicFile':
      return <PictureField field={field} path={path} label={label} />;
    case 'song':
      return <SongField field={field} path={path} label={label} />;
    case 'list':
      return <ListField field={field} path={path} label={label} />;
    case 'group':
      return <GroupField field={field} path={path} label={label} />;
    case 'variants':
      return <VariantsField field={field} path={path} label={label} />;
    case 'record':
      return <RecordField field={field} path={path} label={label} />;
    case 'unknown':
      return <UnknownField field={field} path={path} label={label} />;
  }
}
