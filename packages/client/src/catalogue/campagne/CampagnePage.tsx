import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { CampagneAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { rubriquesCampagne } from '@asso/domain/catalogue/campagne-rubriques.rows';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { basePath } from '../../platform/brand.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useServicesOuverts } from '../../service/use-services-ouverts.ts';
import { subventionHref } from '../../subvention/subvention-href.ts';
import { announce } from '../../ui/page/announcer.ts';
import { OffreEditeur } from '../offre/OffreEditeur.tsx';
import { ApercuCampagne } from './ApercuCampagne.tsx';
import { EtatSubventionBadge } from './EtatSubventionBadge.tsx';
import { HistoriqueCampagne } from './publication/HistoriqueCampagne.tsx';
import { PublierCampagne } from './publication/PublierCampagne.tsx';
import { RubriqueCampagneForm } from './RubriqueCampagneForm.tsx';
import { type CampagneLue, offreCampagne, useCampagne } from './use-campagne.ts';

/** « Que verra l’association, et que se passe-t-il pour les dossiers commencés ? » The page edits a campaign. */
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
  const { id, code, etat, publiee } = campagne;
  return (
    <OffreEditeur
      kind={offreCampagne}
      {...{ id, edited, publiee }}
      titre={draft.value.titre || campagne.titre}
      badge={<EtatSubventionBadge etat={etat} />}
      chapo={chapoOf(campagne)}
      faits={`Code ${code} · ${campagne.dispositif.label}`}
      actes={etat === 'publiee' && <PagePublique code={code} />}
      section={(name, form) => {
        const rubrique = rubriquesCampagne.find((one) => one.id === name);
        return rubrique && <RubriqueCampagneForm key={name} {...{ rubrique, form, campagne }} />;
      }}
      apercu={<ApercuCampagne brouillon={draft.value} />}
      historique={<HistoriqueCampagne campagne={campagne} />}
      publier={<PublierCampagne {...{ campagne, read, edited }} />}
    />
  );
}

const chapoOf = ({ publiee, etat, service }: CampagneAdministree): string => {
  const who = service ? `${service.nom}. ` : '';
  if (!publiee) return `${who}Personne ne la voit avant sa première publication.`;
  const seen = etat === 'inactive' ? 'Inactive : elle n’est plus proposée' : 'Proposée aux associations';
  return `${who}${seen}, exercice ${publiee.campagne_exercice}, version ${publiee.numero}.`;
};

/** It links to the page that associations read, and copies its address for a letter. */
function PagePublique({ code }: { code: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const href = subventionHref(code);
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + basePath + href);
    setIsCopied(true);
    announce('Lien copié.');
  };
  return (
    <p className="actions actions--ligne">
      <AppLink className="fr-link" href={href}>
        Voir la page publique
      </AppLink>
      <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={copy}>
        {isCopied ? 'Lien copié' : 'Copier le lien'}
      </button>
    </p>
  );
}
