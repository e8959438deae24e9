import { agrementFields } from '@asso/domain/association/agrement.fields';
import { type CollectionType, collections } from '@asso/domain/association/collection/collections.rows';
import { findLigneEtablissement } from '@asso/domain/association/collection/ligne.rules';
import { type Rib, ribFields } from '@asso/domain/association/collection/rib.fields';
import { isRubrique, type Rubrique } from '@asso/domain/association/rubriques.rows';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { maskIban } from '@asso/domain/identifiants/nombres-affiches';
import type { Fields } from '@asso/domain/kernel/fields';
import { now } from '../../platform/clock.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { usePrintedPage } from '../../platform/page/use-printed-page.ts';
import { ReadValues } from '../../ui/ReadValues.tsx';
import { etablissementOptions } from '../adhesion/etablissement-options.ts';
import { groupesApercu, type RubriqueApercu, rubriquesApercu } from './apercu-lignes.ts';
import { ficheScopes, listChampsEcrits, sourceNotes } from './champs-rubrique.ts';
import { EtablissementFaits } from './EtablissementFaits.tsx';
import { FicheRead } from './FicheRead.tsx';
import { rubriqueHref } from './fiche-href.ts';
import { titreRubrique } from './rubriques.ts';
import { type FicheEntiere, splitFiche, useFiche } from './use-fiche.ts';
import '../association.css';

/** Shows, on one page, everything the portal knows of an association, to be printed or kept. */
export function FicheComplete({ id }: { id: string }) {
  return <FicheRead read={useFiche(id)}>{(fiche) => <Fiche id={id} fiche={fiche} />}</FicheRead>;
}

function Fiche({ id, fiche }: { id: string; fiche: FicheEntiere }) {
  const { nom } = fiche.association;
  usePrintedPage({ pied: `${nom}, fiche du ${formatDate(now())}` });
  return (
    <div className="page colonne-texte fiche-papier">
      <PageHeading
        titre="Fiche de l’association"
        objet={nom}
        fil={[{ label: 'Informations administratives', href: rubriqueHref(id) }]}
        aide="association"
        chapo={`${nom}, telle que le portail la connaît le ${formatDate(now())}.`}
        actions={
          <button type="button" className="fr-btn fr-btn--secondary" onClick={() => window.print()}>
            Imprimer
          </button>
        }
      />
      {Object.entries(groupesApercu).map(([groupe, titre]) => (
        <div key={groupe} className="pile">
          <h2>{titre}</h2>
          {rubriquesOf(groupe)
            .filter((one) => !isVide(one, fiche))
            .map((one) => (
              <section
                key={one.rubrique}
                className="pile pile--serree"
                aria-label={titreRubrique[one.rubrique]}
              >
                <h3 className="fr-h5">{titreRubrique[one.rubrique]}</h3>
                <ContenuRubrique rubrique={one} fiche={fiche} />
              </section>
            ))}
          <RienPour rubriques={rubriquesOf(groupe).filter((one) => isVide(one, fiche))} />
        </div>
      ))}
    </div>
  );
}

const rubriquesOf = (groupe: string) => rubriquesApercu.filter((one) => one.groupe === groupe);

function isVide({ rubrique, collection }: RubriqueApercu, fiche: FicheEntiere): boolean {
  if (collection) return fiche.lignes[collection].length === 0;
  if (rubrique === 'agrement') return !fiche.agrement;
  return rubrique === 'etablissements' && fiche.etablissements.length === 0;
}

/** Names in one line what nothing is known of, rather than a heading over nothing for each. */
const RienPour = ({ rubriques }: { rubriques: readonly RubriqueApercu[] }) =>
  rubriques.length > 0 && (
    <p>
      {'Rien pour l’instant\u00a0: '}
      {rubriques.map(({ rubrique }) => titreRubrique[rubrique]).join(', ')}.
    </p>
  );

type ContenuRubriqueProps = { rubrique: RubriqueApercu; fiche: FicheEntiere };

/** Shows, for reading only, what is known of a rubric and from which sources. */
function ContenuRubrique({ rubrique: { rubrique, collection }, fiche }: ContenuRubriqueProps) {
  if (collection) return <Lignes type={collection} fiche={fiche} />;
  if (isRubrique(rubrique)) return <Section rubrique={rubrique} fiche={fiche} />;
  if (rubrique === 'agrement') {
    return fiche.agrement && <ReadValues fields={agrementFields} value={fiche.agrement} />;
  }
  return fiche.etablissements.map((one) => <EtablissementFaits key={one.id_siret} one={one} />);
}

function Section({ rubrique, fiche: entiere }: { rubrique: Rubrique; fiche: FicheEntiere }) {
  const { fiche, sections } = splitFiche(entiere);
  const section = sections[rubrique];
  return (
    <ReadValues
      fields={listChampsEcrits(rubrique, { fiche, verrous: section.verrous })}
      value={fiche[rubrique]}
      scopes={ficheScopes(fiche)}
      notes={sourceNotes(rubrique, section)}
      locked={section.verrous.map((path) => path.slice(rubrique.length + 1))}
    />
  );
}

function Lignes({ type, fiche: { lignes, etablissements } }: { type: CollectionType; fiche: FicheEntiere }) {
  return lignes[type].map((one) => (
    <ReadValues
      key={one.id}
      fields={type === 'ribs' ? ribsMasques : collections[type].fields}
      value={'iban' in one ? masque(one) : one}
      options={{ etablissement: etablissementOptions(etablissements, findLigneEtablissement(type, one)) }}
    />
  ));
}

/** A sheet of paper goes from hand to hand: it shows as much of an account as the other pages do. */
const ribsMasques: Fields = { ...ribFields, iban: { ...ribFields.iban, format: undefined } };
const masque = ({ iban, ...one }: Rib): Rib => ({ ...one, iban: iban && maskIban(iban) });
