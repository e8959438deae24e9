// Subventions belong to these dispositifs; `isSportif` marks the sport dispositifs listed by the
// specification (§9).
import type { Dispositif } from './option.ts';

export const dispositifs = [
  {
    value: 'CNDS',
    label: 'Agence nationale du Sport – projets sportifs territoriaux (ex-CNDS)',
    source: 'spec',
    isSportif: true,
  },
  { value: 'FEDE', label: 'Projets sportifs fédéraux (PSF)', source: 'spec', isSportif: true },
  {
    value: 'FDVA',
    label: 'Fonds pour le développement de la vie associative',
    source: 'spec',
    isSportif: true,
  },
  { value: 'FONJEP', label: 'Postes FONJEP', source: 'plausible' },
  {
    value: 'PJEP',
    label: 'Partenariat JEP (soutien aux associations agréées jeunesse et éducation populaire)',
    source: 'official',
    codeSource: 'plausible',
  },
  { value: '2h-sport-college', label: '2 h de sport en plus au collège', source: 'spec', isSportif: true },
  { value: 'pass-sport', label: "Pass'Sport", source: 'spec', isSportif: true },
  { value: 'HAA', label: 'Aide alimentaire', source: 'plausible' },
] as const satisfies readonly Dispositif[];
