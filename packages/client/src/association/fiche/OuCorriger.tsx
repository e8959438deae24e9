import type { Section } from './use-fiche.ts';

/** When a register provides some of these values, this says where to have it corrected. */
export function OuCorriger({ section: { sources, verrous } }: { section: Section }) {
  const locking = new Set(verrous.map((path) => sources[path]?.source));
  if (!locking.has('RNA') && !locking.has('Sirene')) return null;
  return (
    <section className="pile pile--serree" aria-labelledby="corriger">
      <h2 id="corriger" className="fr-h4">
        Corriger ce que dit un registre
      </h2>
      <p>Les informations marquées d’un cadenas viennent d’un registre public et s’y corrigent.</p>
      <ul>
        {locking.has('RNA') && (
          <li>
            RNA (Répertoire national des associations) :{' '}
            <a href="https://www.service-public.fr/associations">
              déclarer une modification au greffe des associations
            </a>
          </li>
        )}
        {locking.has('Sirene') && (
          <li>
            Sirene (répertoire des entreprises et des établissements) :{' '}
            <a href="https://www.insee.fr">demander une modification à l’INSEE</a>
          </li>
        )}
      </ul>
    </section>
  );
}
