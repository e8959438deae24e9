import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import { type Avertissement, avertissements } from '@asso/domain/catalogue/avertissements.rules';
import { periodePubliee } from '@asso/domain/catalogue/calendrier/ligne-des-dates.rules';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { findOptionRubrique } from '@asso/domain/catalogue/campagne-rubriques.rows';
import { useState } from 'react';
import { call } from '../../../platform/call/call.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { announce } from '../../../ui/page/announcer.ts';
import { PublierOffre } from '../../offre/PublierOffre.tsx';
import type { OffreEditee } from '../../offre/use-offre.ts';
import { campagneHref } from '../campagne-href.ts';
import { type CampagneLue, offreCampagne } from '../use-campagne.ts';
import { Avertissements } from './Avertissements.tsx';
import { CampagnePubliee } from './CampagnePubliee.tsx';
import { CarteCampagne } from './CarteCampagne.tsx';
import { CloturePubliee } from './CloturePubliee.tsx';
import { DatesDesTypes } from './DatesDesTypes.tsx';
import { LigneDesDates } from './LigneDesDates.tsx';

type PublierCampagneProps = CampagneLue & { edited: OffreEditee<BrouillonCampagne> };

/** The review before a campaign is published: its dates again, and which version the publication ends. */
export function PublierCampagne({ campagne, read, edited }: PublierCampagneProps) {
  const { id, publiee, versions } = campagne;
  const { value } = edited.draft;
  const numero = numeroSuivant(campagne, value.campagne_exercice);
  const exercice = String(value.campagne_exercice);
  const hrefOf = (champ: string) =>
    campagneHref(id, { rubrique: findOptionRubrique(champ, value)?.id ?? 'general', champ });
  const [gardes, setGardes] = useState<readonly string[]>([]);
  const points = avertissements(value, campagne.alentours).filter((one) => !gardes.includes(one.id));
  const correct = ({ path, to }: NonNullable<Avertissement['remede']>) => {
    edited.draft.set(path, to);
    void edited.draft.flush();
    announce('Corrigé.');
  };
  const isAutreAnnee = publiee !== null && value.campagne_exercice !== publiee.campagne_exercice;
  const periode = isAutreAnnee ? periodePubliee(publiee.campagne as never) : null;
  return (
    <PublierOffre
      kind={offreCampagne}
      id={id}
      edited={edited}
      publiee={publiee}
      versions={versions}
      publish={(at) => call(campagneEndpoints.publishCampagne, { params: { id }, ...at })}
      onPublished={(outcome) => read.put(outcome.value, outcome.version)}
      label={`Publier la version ${numero}`}
      question={`Publier « ${value.titre ?? campagne.titre} », version ${numero} ?`}
      dates={
        <>
          <LigneDesDates
            brouillon={value}
            hrefOf={hrefOf}
            avant={periode && publiee && { exercice: publiee.campagne_exercice, ...periode }}
          />
          <CloturePubliee campagne={campagne} read={read} />
        </>
      }
      avertissements={{
        nombre: points.length,
        liste: (
          <Avertissements
            avertissements={points}
            hrefOf={hrefOf}
            onRemedy={correct}
            onKeep={(one) => setGardes([...gardes, one])}
          />
        ),
      }}
      suivi="Une version publiée ne change plus : les dossiers commencés gardent leurs questions et leurs pièces. Les dates et les services sont ceux de la campagne, pour tous."
      cote={<CarteCampagne brouillon={value} />}
      faite={<CampagnePubliee campagne={campagne} read={read} brouillon={value} />}
      fin={
        isAutreAnnee && (
          <Notice
            tone="info"
            title={`La campagne ${publiee.campagne_exercice} reste proposée jusqu’à sa clôture.`}
          >
            La campagne {exercice} est proposée à côté d’elle : qui commence un dossier choisit son année.
          </Notice>
        )
      }
    >
      <p>
        Toutes les associations pourront la voir{publiee ? ' telle que vous venez de la relire' : ''},
        exercice {exercice}.
      </p>
      <DatesDesTypes brouillon={value} />
    </PublierOffre>
  );
}

/**
 * Returns the number of the next version; numbers begin again each year, and that of a withdrawn version is not used
 * again.
 */
function numeroSuivant({ versions, reprises }: CampagneLue['campagne'], exercice: unknown): number {
  const same = [...versions, ...reprises].filter(({ campagne_exercice }) => campagne_exercice === exercice);
  return Math.max(0, ...same.map(({ numero }) => numero)) + 1;
}
