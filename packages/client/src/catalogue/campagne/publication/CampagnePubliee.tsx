import { campagneVue } from '@asso/domain/catalogue/apercu.rules';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { dureeEstimeeMinutes } from '@asso/domain/catalogue/duree-estimee.rules';
import { listPapiersToPrepare } from '@asso/domain/catalogue/public/aide-publique.words';
import { minutesBeforeAlert } from '@asso/domain/catalogue/public/alerte.rules';
import { sayLimite } from '@asso/domain/identifiants/echeances-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AdressePublique } from '../../offre/AdressePublique.tsx';
import type { CampagneLue } from '../use-campagne.ts';
import { AnnulerPublication } from './AnnulerPublication.tsx';

type CampagnePublieeProps = CampagneLue & { brouillon: BrouillonCampagne };

/** Shown once the campaign is published: the address to give to associations. */
export function CampagnePubliee({ campagne, read, brouillon }: CampagnePublieeProps) {
  const { publiee, date_debut, date_fin, titre } = campagne;
  if (!publiee || !date_debut || !date_fin) return null;
  const zone = campagne.fuseau ?? undefined;
  const jour = (iso: string) => sayLimite(new Date(iso), zone);
  const vue = campagneVue(brouillon);
  const papiers = listPapiersToPrepare(vue).length;
  return (
    <>
      <div className="publiee__bandeau">
        <p className="publiee__titre fr-icon-checkbox-circle-line">La version {publiee.numero} est publiée</p>
        <p>
          Ouverte du {jour(date_debut)}, au {jour(date_fin)}. Les associations abonnées à ces thèmes sont
          prévenues à l’ouverture, et jamais moins de {minutesBeforeAlert} minutes après la publication.
        </p>
        <AnnulerPublication campagne={campagne} read={read} />
      </div>
      <AdressePublique
        chemin={`/repertoire-des-subventions/${encodeURIComponent(campagne.code)}`}
        texte={(adresse) =>
          `${titre} : vous pouvez déposer du ${jour(date_debut)}, au ${jour(date_fin)}. Comptez ${count(dureeEstimeeMinutes(vue), 'minute', 'minutes')} et ${count(papiers, 'papier', 'papiers')} : ${adresse}`
        }
      />
    </>
  );
}
