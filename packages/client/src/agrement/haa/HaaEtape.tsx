import type { Haa } from '@asso/domain/agrement/haa/haa.fields';
import { RubriquePliee } from '../../demarche/RubriquePliee.tsx';
import { RubriquesMenu } from '../../demarche/RubriquesMenu.tsx';
import { FieldRows } from '../../ui/fields/FieldRows.tsx';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import type { Form } from '../../ui/fields/form.ts';
import '../../ui/fields/fields.css';
import { rubriquesHaaVues } from './rubriques-haa.ts';
import { SitesRubrique } from './SitesRubrique.tsx';

type HaaEtapeProps = {
  /** The form of the whole dossier, in which the paths of food aid begin with `haa.`. */
  form: Form & { value: { haa?: Haa | null } };
  /** All the present errors, shown or not. */
  problems: readonly FieldError[];
  idAsso: string;
  /** The number of sites; null while it is not known. */
  nbSites: number | null;
  canEdit: boolean;
  /** Called when a site was added, changed or removed, since this may change what blocks the dossier. */
  onChanged: () => Promise<unknown>;
  /** Called when the form of a site opens or closes: the step then hides its own summary of errors. */
  onOuvert: (isOuvert: boolean) => void;
};

/** The step of food aid: its rubriques, then its sites. */
export function HaaEtape({ form, problems, idAsso, nbSites, ...sites }: HaaEtapeProps) {
  const asked: Form = { ...form, scopes: { ...form.scopes, dossier: form.value } };
  const rubriques = rubriquesHaaVues(asked, problems, nbSites);
  return (
    <div className="pile pile--large">
      <RubriquesMenu rubriques={rubriques} label="Rubriques de l’aide alimentaire" isFolded />
      {rubriques.map(({ id, title, status, chemin, row }) => (
        <RubriquePliee key={id} id={id} title={title} status={status}>
          {row ? (
            <div className="formulaire">
              <FieldRows form={asked} fields={row.fields} parentPath={chemin} />
            </div>
          ) : (
            <SitesRubrique idAsso={idAsso} {...sites} />
          )}
        </RubriquePliee>
      ))}
    </div>
  );
}
