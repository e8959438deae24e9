/** The title of « Mon jour » says what awaits the agent: it is another from one run to the next. */
export const titreJour =
  /^(Mon jour|Rien d’urgent aujourd’hui|.* retards?( à rattraper)?|.* pour aujourd’hui|.* à faire d’ici au .*|Le service (a|n’a) .*)$/;
