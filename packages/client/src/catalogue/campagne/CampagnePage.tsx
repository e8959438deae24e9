import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { CampagneAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { campagneFields } from '@asso/domain/catalogue/campagne-options.fields';
import { rubriqueDeLOption, rubriquesCampagne } from '@asso/domain/catalogue/campagne-rubriques.rows';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { useChampDemande } from '../../demarche/use-champ-demande.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { basePath } from '../../platform/brand.ts';
import { DraftIndicator } from '../../platform/draft/DraftIndicator.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useServicesOuverts } from '../../service/use-services-ouverts.ts';
import { subventionHref } from '../../subvention/subvention-href.ts';
import { SaveBand } from '../../ui/draft/SaveBand.tsx';
import type { Form } from '../../ui/fields/form.ts';
import { announce } from '../../ui/page/announcer.ts';
import { medium, useMedia } from '../../ui/page/use-media.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { ApercuCampagne } from './ApercuCampagne.tsx';
import { administrationHref, campagneHref } from './campagne-href.ts';
import { EtatSubventionBadge } from './EtatSubventionBadge.tsx';
import { HistoriqueCampagne } from './publication/HistoriqueCampagne.tsx';
import { PublierCampagne } from './publication/PublierCampagne.tsx';
import { RubriqueCampagneForm } from './RubriqueCampagneForm.tsx';
import { type CampagneLue, phrasesCampagne, useCampagne } from './use-campagne.ts';
import '../../dossier/dossier.css';
import '../../ui/fields/fields.css';
import './campagne.css';

/** « Que verra l’association, et que se passe-t-il pour les dossiers commencés ? » The page edits a campaign. */
export function CampagnePage({ id }: { id: string }) {
  const read = useRead(campagneEndpoints.readCampagne, { params: { id } });
  return (
    <ReadPage read={read}>
      {(campagne) => <Editeur key={campagne.id} campagne={campagne} read={read} />}
    </ReadPage>
  );
}

const apart = [
  { id: 'historique', titre: 'Historique' },
  { id: 'publier', titre: 'Relire et publier' },
];

function Editeur({ campagne, read }: CampagneLue) {
  const params = useQueryParams();
  const isMedium = useMedia(medium);
  const services = useServicesOuverts();
  const edited = useCampagne(campagne, services);
  const { draft, changements, problems } = edited;
  const [isVerifiee, setIsVerifiee] = useState(false);
  useChampDemande();
  const asked = params.get('rubrique') ?? 'general';
  const tabs = [...rubriquesCampagne, ...(isMedium ? [{ id: 'apercu', titre: 'Aperçu' }] : []), ...apart];
  const present = tabs.find(({ id }) => id === asked) ?? rubriquesCampagne[0];
  const rubrique = rubriquesCampagne.find(({ id }) => id === present.id);
  // Once the review before publishing was opened, every section shows its errors.
  if (present.id === 'publier' && !isVerifiee) setIsVerifiee(true);
  const isTold = isVerifiee || params.get('champ') !== null;
  const form: Form = {
    ...draft.form,
    errors: isTold ? problems : [],
    sentences: phrasesCampagne,
    options: { service: services },
    stage: 'transmission',
  };
  return (
    <div className="page page--serree">
      <SaveBand
        label="État de la campagne"
        etat={etatCampagneSaid(changements.length, campagne)}
        isSent={campagne.publiee !== null && changements.length === 0}
        indicator={<DraftIndicator draft={draft} fields={campagneFields} words={{ options: form.options }} />}
      >
        Code {campagne.code} · {campagne.dispositif.label}
      </SaveBand>
      <PageHeading
        titre={draft.value.titre || campagne.titre}
        objet="Campagne"
        fil={[{ label: 'Subventions et campagnes', href: administrationHref }]}
        badge={<EtatSubventionBadge etat={campagne.etat} />}
        chapo={chapoOf(campagne)}
      />
      {campagne.etat === 'publiee' && <PagePublique code={campagne.code} />}
      <TabLinks
        label="Rubriques de la campagne"
        tabs={tabs.map(({ id, titre }) => {
          const wrong = isTold
            ? problems.filter(({ field }) => rubriqueDeLOption(field)?.id === id).length
            : 0;
          return {
            id,
            label: wrong > 0 ? `${titre} (${count(wrong, 'erreur', 'erreurs')})` : titre,
            href: campagneHref(campagne.id, { rubrique: id }),
          };
        })}
        present={present.id}
      />
      <div className={rubrique && !isMedium ? 'campagne campagne--double' : 'campagne'}>
        {rubrique && (
          <RubriqueCampagneForm key={rubrique.id} rubrique={rubrique} form={form} campagne={campagne} />
        )}
        {rubrique && !isMedium && <ApercuCampagne brouillon={draft.value} />}
        {present.id === 'apercu' && <ApercuCampagne brouillon={draft.value} />}
        {present.id === 'historique' && <HistoriqueCampagne campagne={campagne} />}
        {present.id === 'publier' && <PublierCampagne {...{ campagne, read, edited }} />}
      </div>
    </div>
  );
}

const etatCampagneSaid = (n: number, { publiee }: CampagneAdministree): string => {
  if (!publiee) return 'Brouillon, jamais publié';
  return n === 0
    ? `Publiée (version ${publiee.numero})`
    : `Brouillon : ${count(n, 'changement', 'changements')}`;
};

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
