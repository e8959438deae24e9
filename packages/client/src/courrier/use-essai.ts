import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import type { donneesCourrierSchema } from '@asso/contract/courrier/courrier.schemas';
import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import type { DonneesCourrier } from '@asso/domain/courrier/champs-fusion.rows';
import { chooseExemple, decideAs, serviceExample } from '@asso/domain/courrier/exemple-courrier.rules';
import {
  casByNature,
  courrierDemarche,
  type NatureCourrier,
} from '@asso/domain/courrier/natures-courrier.rules';
import type { CasDecision } from '@asso/domain/dossier/texte-lettre.schema';
import { useState } from 'react';
import type { z } from 'zod';
import { useRead } from '../platform/use-read.ts';

type Lues = z.infer<typeof donneesCourrierSchema>;

/** Turns the dates, which the call sends as texts, into dates again. */
const donneesLues = ({ dossier, decision, ...others }: Lues): DonneesCourrier => ({
  ...others,
  dossier: { ...dossier, transmis_le: dossier.transmis_le === null ? null : new Date(dossier.transmis_le) },
  decision: { ...decision, date: new Date(decision.date) },
});

/** Chooses the dossier on which the letter is seen, and the case of the decision that is shown. */
export function useEssai(service: string | null, nature: NatureCourrier) {
  const offered = casByNature[nature];
  const demarche = courrierDemarche(nature);
  const [wanted, setCas] = useState<CasDecision | null>(null);
  const [asked, choose] = useState<string | null>(null);
  const list = useRead(
    modeleCourrierEndpoints.listEssais,
    service === null ? null : { query: { id_service: service, demarche } },
  );
  const comptes = list.state === 'lu' ? list.value.comptes : { accordee: 0, partie: 0, refusee: 0 };
  const dossiers = list.state === 'lu' ? list.value.dossiers : [];
  // The most frequent decision is shown first, unless another was chosen.
  const [usual = null] = [...offered].sort((one, other) => comptes[other] - comptes[one]);
  const cas = wanted && offered.includes(wanted) ? wanted : usual;
  const own = dossiers.filter((one) => one.cas === cas);
  const chosen = dossiers.find(({ id_fo }) => id_fo === asked) ?? own[0] ?? dossiers[0] ?? null;
  const read = useRead(
    courrierEndpoints.readDonneesCourrier,
    chosen && service ? { params: { id: chosen.id_fo, service } } : null,
  );
  const images = useRead(
    modeleCourrierEndpoints.readImagesLettre,
    service === null ? null : { query: { id_service: service } },
  );
  const exemple =
    images.state === 'lu'
      ? serviceExample(demarche, {
          nom: images.value.service.nom,
          logo: images.value.logo?.est_montree ? images.value.logo.uuid : null,
        })
      : chooseExemple(demarche);
  const real = chosen && read.state === 'lu' ? donneesLues(read.value) : null;
  return {
    cas,
    offered,
    setCas: (next: CasDecision) => {
      setCas(next);
      // Shows the first dossier with this decision, unless one was chosen.
      if (dossiers.find(({ id_fo }) => id_fo === asked)?.cas !== next) choose(null);
    },
    dossiers,
    comptes,
    chosen,
    choose,
    isReading: list.state === 'attente' || (chosen !== null && read.state === 'attente'),
    /** True when the decision shown is not the one of this dossier: its amount or its reason is then invented. */
    isMadeUp: real !== null && cas !== null && real.decision.cas !== cas,
    isExample: list.state === 'lu' && chosen === null,
    donnees: decideAs(real ?? exemple, cas),
  };
}

export type CourrierEssai = ReturnType<typeof useEssai>;
