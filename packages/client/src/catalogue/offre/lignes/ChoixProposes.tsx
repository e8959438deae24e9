import type { ChampPersonnaliseSaisi } from '@asso/domain/catalogue/champ-personnalise.fields';
import type { ListRow } from '@asso/domain/kernel/fields';
import { lignes } from '@asso/domain/kernel/lignes';
import { FieldMessages } from '../../../ui/fields/FieldMessages.tsx';
import { errorAt, fieldId } from '../../../ui/fields/field-errors.ts';
import type { Form } from '../../../ui/fields/form.ts';
import { GroupFrame } from '../../../ui/fields/GroupFrame.tsx';
import { TextControl } from '../../../ui/fields/TextControl.tsx';
import { newId } from '../../../ui/page/new-id.ts';
import { useFocusNext } from '../../../ui/page/use-focus-next.ts';
import { withCodes } from '../../campagne/code-de-ligne.ts';

type ChoixProposesProps = { form: Form; row: ListRow; path: string; question: ChampPersonnaliseSaisi };

/** Edits the choices of a question, one under the other; Enter begins the next one. */
export function ChoixProposes({ form, row, path, question }: ChoixProposesProps) {
  const choices = lignes(question.options);
  const all = [...(form.refusals ?? []), ...(form.errors ?? [])];
  const coded = withCodes(form, { row, path, lines: choices });
  const focusNext = useFocusNext();
  const idOf = (id: string) => fieldId(`${path}.${id}.label`);
  const add = () => {
    const line = { id: newId(), rang: choices.length };
    form.onChange(`${path}.${line.id}`, line);
    focusNext(idOf(line.id));
  };
  const remove = (id: string) => {
    form.onChange(`${path}.${id}`, null);
    form.onLeave?.(path);
    focusNext(`${fieldId(path)}-ajouter`);
  };
  return (
    <GroupFrame path={path} label={row.label} error={errorAt(all, path)}>
      {choices.map(({ id, label }, at) => (
        <fieldset
          key={id}
          aria-label={`Choix proposé ${at + 1}`}
          className="choix-propose"
          id={fieldId(`${path}.${id}.value`)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
            event.preventDefault();
            coded.onLeave?.(`${path}.${id}.label`);
            add();
          }}
        >
          <TextControl
            id={idOf(id)}
            label={`Choix ${at + 1}`}
            value={label ?? null}
            error={errorAt(all, `${path}.${id}.label`)}
            onChange={(to) => form.onChange(`${path}.${id}.label`, to)}
            onLeave={() => coded.onLeave?.(`${path}.${id}.label`)}
          />
          <button
            type="button"
            className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm fr-icon-close-line"
            title="Retirer"
            onClick={() => remove(id)}
          >
            Retirer le choix {at + 1}
          </button>
          <FieldMessages id={fieldId(`${path}.${id}.value`)} error={errorAt(all, `${path}.${id}.value`)} />
        </fieldset>
      ))}
      <button
        type="button"
        id={`${fieldId(path)}-ajouter`}
        className="fr-btn fr-btn--tertiary fr-btn--sm fr-btn--icon-left fr-icon-add-line"
        onClick={add}
      >
        Ajouter un choix
      </button>
    </GroupFrame>
  );
}
