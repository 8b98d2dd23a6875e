/** The account in a customer's name, which may have the merchant before an `@`. */
export function accountOf(customerName: string): string {
  return customerName.slice(customerName.lastIndexOf('@') + 1);
}
