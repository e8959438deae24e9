import { toComplet } from '@asso/contract/subvention/complet-de';
import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { toScopes } from '@asso/domain/subvention/dossier-complet.rules';
import {
  type NomRubrique,
  type RubriqueProjet,
  rubriquesDemandees,
} from '@asso/domain/subvention/projet-rubriques.rows';
import { listDossierOptions } from '../../demarche/demandeur/options-dossier.ts';
import { LecturePieces } from '../../demarche/pieces/LecturePieces.tsx';
import { groupKind } from '../../ui/fields/group-kinds.ts';
import { ReadValues, type ReadValuesProps } from '../../ui/ReadValues.tsx';

type LectureRubriquesProps = {
  dossier: DossierSubventionView;
  projet: ProjetView;
  /** The sections shown elsewhere on the page. */
  sauf?: readonly NomRubrique[];
  /** The paths of the answers that the page shows elsewhere, such as `description.intitule`. */
  sansChamps?: readonly string[];
} & Pick<ReadValuesProps, 'textOf'>;

/** Shows a project section by section, as its campaign asked for it, each under its title. */
export function LectureRubriques({
  dossier,
  projet,
  sauf = [],
  sansChamps = [],
  textOf,
}: LectureRubriquesProps) {
  const { corps, pieces } = projet;
  const form: Lecture = {
    value: corps,
    scopes: { ...toScopes(toComplet(dossier)), projet: corps, custom: corps.customs ?? {} },
    custom: dossier.campagne.champs_personnalises as CustomFields,
    options: listDossierOptions(dossier),
    textOf,
  };
  return rubriquesDemandees(dossier.campagne as Campagne)
    .filter(({ id }) => !sauf.includes(id))
    .map((rubrique) => (
      <section key={rubrique.id}>
        <h3 className="fr-h6">{rubrique.titre}</h3>
        {rubrique.id === 'document-custom-bloc' ? (
          <LecturePieces pieces={pieces} />
        ) : (
          <Champs fields={rubrique.fields} form={form} sansChamps={sansChamps} />
        )}
      </section>
    ));
}

type Lecture = Omit<ReadValuesProps, 'fields'>;
type ChampsProps = Pick<RubriqueProjet, 'fields'> & { form: Lecture; sansChamps: readonly string[] };

/**
 * Shows the fields of a section; a group or list that is alone has no title of its own, since the section's title names
 * it.
 */
function Champs({ fields, form, sansChamps }: ChampsProps) {
  const [[name = '', row] = [], ...others] = Object.entries(fields);
  const isAlone = row !== undefined && others.length === 0;
  if (isAlone && row.kind === 'group' && !groupKind(row)?.read) {
    const only = Object.keys(row.fields).filter((one) => !sansChamps.includes(`${name}.${one}`));
    return <ReadValues {...form} fields={row.fields} only={only} parentPath={name} />;
  }
  if (isAlone && row.kind === 'list') {
    const lines = ((form.value as Record<string, unknown>)[name] ?? []) as { id: string }[];
    if (lines.length === 0) return <p>Aucun.</p>;
    return lines.map(({ id }) => (
      <ReadValues key={id} {...form} fields={row.fields} parentPath={`${name}.${id}`} />
    ));
  }
  return <ReadValues {...form} fields={fields} />;
}
