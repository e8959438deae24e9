import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { ListRow } from '@asso/domain/kernel/fields';
import { plainName } from '@asso/domain/referentiel/communes.rules';
import { useRef } from 'react';
import { searchCommunes } from '../../referentiel/use-geo.ts';
import { CheckboxControl } from '../../ui/fields/CheckboxControl.tsx';
import { FieldMessages } from '../../ui/fields/FieldMessages.tsx';
import { FieldRows } from '../../ui/fields/FieldRows.tsx';
import { errorAt, fieldId } from '../../ui/fields/field-errors.ts';
import { type Form, valueAt } from '../../ui/fields/form.ts';
import type { GroupEditorProps } from '../../ui/fields/group-kinds.ts';
import { SearchCombobox } from '../../ui/fields/SearchCombobox.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { CommuneDuSiege } from './CommuneDuSiege.tsx';
import { genreTerritoire, type Territoire } from './lecture-territoires.ts';
import {
  communeProposee,
  departementsProposes,
  type TerritoirePropose,
  toQuartier,
} from './territoires-proposes.ts';
import './projets.css';

/** The places of a project: each is chosen in a list, or typed when no list has it. */
export function TerritoiresField({ form, row, path }: GroupEditorProps) {
  const at = `${path}.territoires`;
  const { label, max } = row.fields.territoires as ListRow;
  const lines = (valueAt(form, at) ?? []) as Territoire[];
  const box = useRef<HTMLFieldSetElement>(null);
  const proposed = useRef<readonly TerritoirePropose[]>([]);
  const search = async (text: string, signal: AbortSignal) => {
    const communes = await searchCommunes(text, signal);
    proposed.current = [...departementsProposes(text), ...(communes ?? []).map(communeProposee)];
    return proposed.current;
  };
  const add = (territoire: Territoire | undefined) => {
    if (!territoire?.libelle || lines.some(({ id }) => id === territoire.id)) return;
    form.onChange(`${at}.${territoire.id}`, territoire);
    form.onLeave?.(at);
    announce(`${territoire.libelle} : ajouté.`);
  };
  const remove = ({ id, libelle }: Territoire) => {
    form.onChange(`${at}.${id}`, null);
    form.onLeave?.(at);
    announce(`${libelle} : retiré. ${count(lines.length - 1, 'lieu reste', 'lieux restent')}.`);
    box.current?.querySelector('input')?.focus();
  };
  const id = fieldId(at);
  const [siege] = form.options?.[at] ?? [];
  const isSiegeChosen = lines.some(
    ({ libelle }) => plainName(libelle ?? '') === plainName(siege?.value ?? ''),
  );
  const error = errorAt([...(form.refusals ?? []), ...(form.errors ?? [])], at);
  return (
    <>
      <fieldset ref={box} className="champ groupe" id={id} aria-labelledby={`${id}-legende`}>
        <legend className="groupe__legende" id={`${id}-legende`}>
          {label}
        </legend>
        {siege && !isSiegeChosen && lines.length < max && <CommuneDuSiege nom={siege.label} onAdd={add} />}
        {lines.length < max ? (
          <SearchCombobox
            id={`${id}-recherche`}
            label="Commune, quartier ou département"
            help="Nom ou code postal. Plusieurs si besoin."
            isRequired={lines.length === 0}
            error={error}
            search={search}
            countText={(n) => count(n, 'lieu proposé', 'lieux proposés')}
            emptyText={(text) =>
              isNumero(text)
                ? `Aucune commune ne correspond à ${text}. Vérifiez le code postal.`
                : 'Aucune commune de ce nom : ajoutez ce lieu comme quartier.'
            }
            failedText="La liste des communes ne répond pas. Ajoutez ce lieu comme quartier."
            leftText="Rien n’est encore ajouté : choisissez dans la liste."
            onChoose={({ id: chosen }) => add(proposed.current.find((one) => one.id === chosen)?.territoire)}
            byHand={{
              label: (text) => `Ajouter le quartier « ${text} » tel quel`,
              onPress: (text) => add(toQuartier(text)),
              // A postcode is not the name of a place, so it cannot be added as typed.
              isFor: (text) => !isNumero(text),
            }}
          />
        ) : (
          <p className="fr-hint-text">{count(max, 'lieu', 'lieux')} au plus.</p>
        )}
        {lines.length > 0 && (
          <ul className="liste-nue lieux" aria-label="Lieux choisis">
            {lines.map((line) => (
              <Lieu key={line.id} form={form} path={`${at}.${line.id}`} line={line} onRemove={remove} />
            ))}
          </ul>
        )}
      </fieldset>
      <FieldRows form={form} fields={row.fields} parentPath={path} only={['commentaire']} />
    </>
  );
}

const isNumero = (text: string): boolean => /^[\d\s]+$/.test(text);

type LieuProps = { form: Form; path: string; line: Territoire; onRemove: (line: Territoire) => void };

function Lieu({ form, path, line, onRemove }: LieuProps) {
  const id = fieldId(path);
  return (
    <li className="lieu" id={id}>
      <p className="lieu__nom">
        {line.libelle} <span className="discret">{genreTerritoire(line)}</span>
      </p>
      <CheckboxControl
        id={`${id}-prioritaire`}
        label="En quartier prioritaire"
        about={line.libelle ?? undefined}
        value={line.quartier_prioritaire}
        onChange={(to) => form.onChange(`${path}.quartier_prioritaire`, to)}
        onLeave={() => form.onLeave?.(path)}
      />
      <button
        type="button"
        className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
        onClick={() => onRemove(line)}
      >
        Retirer<span className="invisible"> {line.libelle}</span>
      </button>
      <FieldMessages id={id} error={errorAt([...(form.refusals ?? []), ...(form.errors ?? [])], path)} />
    </li>
  );
}
