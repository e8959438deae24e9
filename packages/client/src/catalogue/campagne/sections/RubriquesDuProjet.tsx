import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import {
  type NomRubrique,
  nomsRubriques,
  rubriquesNecessaires,
  rubriquesProjet,
} from '@asso/domain/subvention/projet-rubriques.rows';
import { FieldMessages } from '../../../ui/fields/FieldMessages.tsx';
import { FieldRows } from '../../../ui/fields/FieldRows.tsx';
import { errorAt, fieldId } from '../../../ui/fields/field-errors.ts';
import type { Form } from '../../../ui/fields/form.ts';
import { announce } from '../../../ui/page/announcer.ts';

type RubriquesDuProjetProps = { form: Form; noms: readonly NomRubrique[] };

/** The sections of a project written by the portal, shown as they are asked; each can be left out. */
export function RubriquesDuProjet({ form, noms }: RubriquesDuProjetProps) {
  const { rubriques }: BrouillonCampagne = form.value;
  const asked: readonly string[] = rubriques ?? [];
  const id = fieldId('rubriques');
  const set = (nom: NomRubrique, isAsked: boolean) => {
    const next = nomsRubriques.filter((one) => (one === nom ? isAsked : asked.includes(one)));
    form.onChange('rubriques', next);
    form.onLeave?.('rubriques');
    announce(isAsked ? 'Rubrique demandée.' : 'Rubrique retirée du formulaire.');
  };
  return (
    <fieldset className="champ groupe rubriques-portail" id={id} aria-labelledby={`${id}-legende`}>
      <legend className="groupe__legende" id={`${id}-legende`}>
        Rubriques du portail
      </legend>
      <FieldMessages
        id={id}
        error={errorAt([...(form.refusals ?? []), ...(form.errors ?? [])], 'rubriques')}
      />
      {rubriquesProjet
        .filter((one) => noms.includes(one.id))
        .map(({ id: nom, titre, fields }) => {
          const isAsked = asked.includes(nom);
          const isHeld = isAsked && rubriquesNecessaires.includes(nom);
          return (
            <div key={nom} className={`rubrique-portail${isAsked ? '' : ' rubrique-portail--absente'}`}>
              <div className="fr-checkbox-group">
                <input
                  type="checkbox"
                  id={`${id}-${nom}`}
                  checked={isAsked}
                  disabled={isHeld}
                  onChange={({ target }) => set(nom, target.checked)}
                />
                <label className="fr-label" htmlFor={`${id}-${nom}`}>
                  {titre}
                  {isHeld && <span className="fr-hint-text">Toujours demandée.</span>}
                </label>
              </div>
              {isAsked && <Dessin nom={nom} fields={fields} />}
            </div>
          );
        })}
    </fieldset>
  );
}

/** The sections drawn whole; of the others, which are long, only the names of the answers are shown. */
const dessinees: readonly NomRubrique[] = ['description', 'moyens'];

function Dessin({ nom, fields }: { nom: NomRubrique; fields: Fields }) {
  const rows = Object.values(fields).flatMap((row) =>
    row.kind === 'group' ? Object.entries(row.fields) : [],
  );
  if (!dessinees.includes(nom)) {
    const labels = (rows.length > 0 ? rows : Object.entries(fields)).map(([, row]) => row.label);
    return labels.length > 0 ? (
      <p className="fr-hint-text rubrique-portail__noms">{labels.join(' · ')}</p>
    ) : null;
  }
  const simple = Object.fromEntries(rows.filter(([, row]) => isSimple(row)));
  return (
    <div className="formulaire rubrique-portail__dessin" inert aria-hidden="true">
      <FieldRows form={{ value: {}, onChange: () => {} }} fields={simple} parentPath={`dessin-${nom}`} />
    </div>
  );
}

const isSimple = ({ kind, when }: Row): boolean =>
  when === undefined &&
  kind !== 'group' &&
  kind !== 'list' &&
  kind !== 'montants' &&
  kind !== 'custom' &&
  kind !== 'id';
