import type { EtablissementTenuView } from '@asso/contract/association/association.schemas';
import { AppLink } from '../../platform/AppLink.tsx';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { EtablissementFaits } from './EtablissementFaits.tsx';
import { documentsHref, etablissementHref, rubriqueHref, titreRubrique } from './rubriques.ts';

type EtablissementLectureProps = { id: string; one: EtablissementTenuView; canEdit: boolean };

/** Shows Sirene's facts about an establishment, the association's own, and what the portal keeps for it. */
export function EtablissementLecture({ id, one, canEdit }: EtablissementLectureProps) {
  const { id_siret } = one;
  return (
    <>
      <EtablissementFaits one={one} />
      {canEdit && (
        <p>
          <AppLink
            className="fr-btn"
            href={`${etablissementHref(id, id_siret)}?mode=edit`}
            onClick={wantHeadingFocus}
          >
            Modifier
          </AppLink>
        </p>
      )}
      <section className="pile pile--serree" aria-labelledby="charge">
        <h2 id="charge" className="fr-h4">
          Ce qui est tenu à jour ailleurs
        </h2>
        <ul>
          <li>
            <AppLink href={rubriqueHref(id, 'representants')}>{titreRubrique.representants}</AppLink>
          </li>
          <li>
            <AppLink href={rubriqueHref(id, 'ribs')}>{titreRubrique.ribs}</AppLink>
          </li>
          <li>
            <AppLink href={`${documentsHref(id)}/etablissement-secondaire/${id_siret}`}>Documents</AppLink>
          </li>
        </ul>
        <p>
          L’adresse se corrige auprès de l’INSEE :{' '}
          <a href="https://www.insee.fr">demander une modification</a>.
        </p>
      </section>
    </>
  );
}
