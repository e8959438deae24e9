import { agrementFields } from '@asso/domain/association/agrement.fields';
import { type CollectionType, collections } from '@asso/domain/association/collection/collections.rows';
import type { Rubrique } from '@asso/domain/association/fiche.fields';
import { etablissementDe } from '@asso/domain/association/collection/ligne.rules';
import { ReadValues } from '../../ui/ReadValues.tsx';
import { etablissementOptions } from '../adhesion/etablissement-options.ts';
import type { RubriqueApercu } from './apercu-lignes.ts';
import { champsLus, scopesOf, sourceNotes } from './champs-rubrique.ts';
import { EtablissementFaits } from './EtablissementFaits.tsx';
import { isFicheRubrique } from './rubriques.ts';
import { type FicheEntiere, ficheLue } from './use-fiche.ts';

type ContenuRubriqueProps = { rubrique: RubriqueApercu; fiche: FicheEntiere };

/** This shows, for reading only, what is known of a rubric and from which sources. */
export function ContenuRubrique({ rubrique: { rubrique, collection }, fiche }: ContenuRubriqueProps) {
  if (collection) return <Lignes type={collection} fiche={fiche} />;
  if (isFicheRubrique(rubrique)) return <Section rubrique={rubrique} fiche={fiche} />;
  if (rubrique === 'agrement') {
    return fiche.agrement ? <ReadValues fields={agrementFields} value={fiche.agrement} /> : <Rien />;
  }
  if (fiche.etablissements.length === 0) return <Rien />;
  return fiche.etablissements.map((one) => <EtablissementFaits key={one.id_siret} one={one} />);
}

function Section({ rubrique, fiche: entiere }: { rubrique: Rubrique; fiche: FicheEntiere }) {
  const { fiche, sections } = ficheLue(entiere);
  const section = sections[rubrique];
  return (
    <ReadValues
      fields={champsLus(rubrique, { fiche, verrous: section.verrous })}
      value={fiche[rubrique]}
      scopes={scopesOf(fiche)}
      notes={sourceNotes(rubrique, section)}
      locked={section.verrous.map((path) => path.slice(rubrique.length + 1))}
    />
  );
}

function Lignes({ type, fiche: { lignes, etablissements } }: { type: CollectionType; fiche: FicheEntiere }) {
  const items = lignes[type];
  if (items.length === 0) return <Rien />;
  return items.map((one) => (
    <ReadValues
      key={one.id}
      fields={collections[type].fields}
      value={one}
      options={{ etablissement: etablissementOptions(etablissements, etablissementDe(type, one)) }}
    />
  ));
}

const Rien = () => <p>Rien pour l’instant.</p>;
