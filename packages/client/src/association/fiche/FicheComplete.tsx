import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { now } from '../../platform/clock.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { usePrintedPage } from '../../platform/page/use-printed-page.ts';
import { groupesApercu, rubriquesApercu } from './apercu-lignes.ts';
import { ContenuRubrique } from './ContenuRubrique.tsx';
import { FicheRead } from './FicheRead.tsx';
import { rubriqueHref, titreRubrique } from './rubriques.ts';
import { type FicheEntiere, useFiche } from './use-fiche.ts';
import '../association.css';

/** One page shows everything the portal knows of an association, to be printed or kept. */
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
          {rubriquesApercu
            .filter((one) => one.groupe === groupe)
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
        </div>
      ))}
    </div>
  );
}
