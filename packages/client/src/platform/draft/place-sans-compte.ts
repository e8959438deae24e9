/** What somebody wrote before having an account is kept under this name; signing out forgets it too. */
export const placeSansCompte = 'asso.sans-compte';
