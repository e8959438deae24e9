// An e-mail greets a person by their name, and the account of a service without a name.

/** The first name of the account of a service. */
export const servicePrenom = 'Service';

/** Returns « Bonjour Camille Martin, », or « Bonjour, » for the account of a service. */
export const bonjour = ({ prenom, nom }: { prenom: string; nom: string }): string =>
  prenom === servicePrenom ? 'Bonjour,' : `Bonjour ${prenom} ${nom},`;
