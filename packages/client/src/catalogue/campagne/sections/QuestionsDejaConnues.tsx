import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { dejaConnu } from '@asso/domain/catalogue/deja-connu.rules';
import { lignes } from '@asso/domain/kernel/lignes';
import type { Form } from '../../../ui/fields/form.ts';
import { Notice } from '../../../ui/Notice.tsx';

/** Warns of questions whose answer a register or the association's file already holds. */
export function QuestionsDejaConnues({ form }: { form: Form }) {
  const { champs_personnalises }: BrouillonCampagne = form.value;
  const known = lignes(champs_personnalises).flatMap((question) => {
    const ou = dejaConnu(question);
    return ou ? [{ id: question.id, label: question.label ?? question.code ?? '', ou }] : [];
  });
  return (
    <div role="status">
      {known.length > 0 && (
        <Notice tone="attention" title="Ces questions n’ont pas à être posées">
          <ul>
            {known.map(({ id, label, ou }) => (
              <li key={id}>
                {label} : {ou}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
