import type { Fields } from '@asso/domain/kernel/fields';
import { Fold } from '../../ui/Fold.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import type { Form } from '../../ui/fields/form.ts';

type ChampsPliesProps = Pick<Form, 'onChange' | 'refusals' | 'hand' | 'options'> & {
  titre: string;
  fields: Fields;
  value: object;
};

/** Fields that are rarely filled stand folded until one of them says something. */
export function ChampsPlies({ titre, fields, value, ...form }: ChampsPliesProps) {
  const names = Object.keys(fields);
  if (names.length === 0) return null;
  const saysSomething = names.some(
    (name) => Boolean(Reflect.get(value, name)) || form.refusals?.some(({ field }) => field === name),
  );
  return (
    <Fold opensFor={saysSomething} summary={titre}>
      <FieldList {...form} fields={fields} value={value} saysRequired={false} />
    </Fold>
  );
}
