/** The name under which the browser keeps what is written before having an account; signing out removes it too. */
export const placeWithoutCompte = 'asso.sans-compte';
