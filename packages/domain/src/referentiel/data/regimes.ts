// An association has one of these legal regimes, each with its legal form (§3 identite.regime, §9 legal form
// codes).
import type { Regime } from './option.ts';

export const regimes = [
  { value: 'loi1901', label: 'Association loi 1901', source: 'spec', formeJuridique: '9220' },
  {
    value: 'alsaceMoselle',
    label: 'Association de droit local (Alsace-Moselle)',
    source: 'spec',
    formeJuridique: '9260',
  },
  { value: 'autre', label: 'Autre (fondation, fonds de dotation…)', source: 'spec', formeJuridique: '9230' },
  { value: 'collectivite', label: 'Collectivité territoriale ou établissement public', source: 'spec' },
] as const satisfies readonly Regime[];
