import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { CampagneAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { sampleAssociations } from '@asso/domain/catalogue/associations-test.rows';
import { rubriquesCampagne } from '@asso/domain/catalogue/campagne-rubriques.rows';
import { useState } from 'react';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useServicesOuverts } from '../../service/use-services-ouverts.ts';
import { OffreEditeur } from '../offre/OffreEditeur.tsx';
import { EtatSubventionBadge } from './EtatSubventionBadge.tsx';
import { ApercuCampagne } from './essai/ApercuCampagne.tsx';
import { EssaiPanneau } from './essai/EssaiPanneau.tsx';
import { HistoriqueCampagne } from './publication/HistoriqueCampagne.tsx';
import { PublierCampagne } from './publication/PublierCampagne.tsx';
import { SectionCampagne } from './sections/SectionCampagne.tsx';
import { type CampagneLue, offreCampagne, useCampagne } from './use-campagne.ts';

/** The page that edits a campaign. */
export function CampagnePage({ id }: { id: string }) {
  const read = useRead(campagneEndpoints.readCampagne, { params: { id } });
  return (
    <ReadPage read={read}>
      {(campagne) => <Editeur key={campagne.id} campagne={campagne} read={read} />}
    </ReadPage>
  );
}

function Editeur({ campagne, read }: CampagneLue) {
  const edited = useCampagne(campagne, useServicesOuverts());
  const { draft } = edited;
  const [association, setAssociation] = useState(sampleAssociations[0]?.id ?? '');
  const essai = { brouillon: draft.value, association, onChoose: setAssociation };
  const { id, code, etat, publiee } = campagne;
  return (
    <OffreEditeur
      kind={offreCampagne}
      id={id}
      edited={edited}
      publiee={publiee}
      titre={draft.value.titre || campagne.titre}
      // The tag beside the acts says the other states, with the version.
      badge={etat === 'inactive' && <EtatSubventionBadge etat={etat} />}
      faits={`Code ${code} · ${campagne.dispositif.label} · ${chapoOf(campagne)}`}
      actes={null}
      section={(name, form) => {
        const rubrique = rubriquesCampagne.find((one) => one.id === name);
        return (
          rubrique && (
            <SectionCampagne
              key={name}
              rubrique={rubrique}
              form={form}
              campagne={campagne}
              essai={<EssaiPanneau {...essai} />}
            />
          )
        );
      }}
      apercu={<ApercuCampagne {...essai} />}
      historique={<HistoriqueCampagne campagne={campagne} read={read} />}
      publier={<PublierCampagne campagne={campagne} read={read} edited={edited} />}
    />
  );
}

const chapoOf = ({ publiee, etat, service }: CampagneAdministree): string => {
  const who = service ? `${service.nom}. ` : '';
  if (!publiee) return `${who}Personne ne la voit avant sa première publication.`;
  const seen = etat === 'inactive' ? 'Inactive : elle n’est plus proposée' : 'Proposée aux associations';
  return `${who}${seen}, exercice ${publiee.campagne_exercice}, version ${publiee.numero}.`;
};
