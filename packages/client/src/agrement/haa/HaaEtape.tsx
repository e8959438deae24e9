import type { Haa } from '@asso/domain/agrement/haa/haa.fields';
import { EtatRubrique } from '../../subvention/projet/EtatRubrique.tsx';
import { RubriquesMenu } from '../../subvention/projet/RubriquesMenu.tsx';
import { rubriqueId } from '../../subvention/projet/rubriques.ts';
import '../../subvention/projet/projets.css';
import type { FieldError } from '../../ui/field-errors.ts';
import { FieldRows } from '../../ui/fields/FieldRows.tsx';
import type { Form } from '../../ui/fields/form.ts';
import '../../ui/fields.css';
import { rubriquesHaaVues } from './rubriques-haa.ts';
import { SitesRubrique } from './SitesRubrique.tsx';

type HaaEtapeProps = {
  /** Of the whole dossier: its `haa`, by the paths `haa.…`. */
  form: Form & { value: { haa?: Haa | null } };
  /** All that is wrong now, shown or not. */
  problems: readonly FieldError[];
  idAsso: string;
  /** How many sites the dossier counts; null while it is not known. */
  nbSites: number | null;
  canEdit: boolean;
  /** A site was added, changed or removed: what blocks the dossier may be otherwise. */
  onChanged: () => Promise<unknown>;
  /** The form of a site says what is wrong of it: what the step says steps back. */
  onOuvert: (isOuvert: boolean) => void;
};

/** « Que faisons-nous, comment, où ? » The eight rubrics of a food-aid habilitation, the sites the last. */
export function HaaEtape({ form, problems, idAsso, nbSites, ...sites }: HaaEtapeProps) {
  const asked: Form = { ...form, scopes: { ...form.scopes, dossier: form.value } };
  const rubriques = rubriquesHaaVues(asked, problems, nbSites);
  return (
    <div className="pile pile--large">
      <RubriquesMenu rubriques={rubriques} label="Rubriques de l’aide alimentaire" isFolded />
      <p className="fr-hint-text">Les champs marqués d’un astérisque * sont obligatoires.</p>
      {rubriques.map(({ id, title, status, chemin, row }) => (
        <section
          key={id}
          className="rubrique pile"
          id={rubriqueId(id)}
          aria-labelledby={`${rubriqueId(id)}-titre`}
        >
          <div className="rubrique__tete">
            <h2 id={`${rubriqueId(id)}-titre`} tabIndex={-1}>
              {title}
            </h2>
            <EtatRubrique id={id} status={status} />
          </div>
          {row ? (
            <div className="formulaire">
              <FieldRows form={asked} fields={row.fields} parentPath={chemin} />
            </div>
          ) : (
            <SitesRubrique idAsso={idAsso} {...sites} />
          )}
        </section>
      ))}
    </div>
  );
}
