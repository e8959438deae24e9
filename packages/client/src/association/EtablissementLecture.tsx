import type { EtablissementTenuView } from '@asso/contract/association/association.schemas';
import { etablissementFields } from '@asso/domain/association/etablissement.fields';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { adresseLine } from '@asso/domain/referentiel/adresse.words';
import { AppLink } from '../platform/AppLink.tsx';
import { wantHeadingFocus } from '../platform/heading-focus.ts';
import { ReadList } from '../ui/ReadList.tsx';
import { ReadValues } from '../ui/ReadValues.tsx';
import { etatEtablissement } from './etablissement-words.ts';
import { documentsHref, etablissementHref, rubriqueHref, titreRubrique } from './rubriques.ts';

type EtablissementLectureProps = { id: string; one: EtablissementTenuView; canEdit: boolean };

/** What Sirene says of a place, what the association says of it, what is kept for it. */
export function EtablissementLecture({ id, one, canEdit }: EtablissementLectureProps) {
  const { id_siret, nic, est_siege } = one;
  const locked = { note: 'Sirene', isLocked: true };
  const faits = [
    { label: 'SIRET', value: formatSiret(id_siret), ...locked },
    { label: 'NIC', value: nic, ...locked },
    { label: 'Siège de l’association', value: est_siege ? 'Oui' : 'Non', ...locked },
    { label: 'Adresse', value: adresseLine(one.adresse) || null, ...locked },
    { label: 'État', value: etatEtablissement(one), ...locked },
  ];
  return (
    <>
      <ReadList items={faits} />
      <ReadValues fields={etablissementFields} value={one} />
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
