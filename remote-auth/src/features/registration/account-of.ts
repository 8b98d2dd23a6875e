/** Account of a customer name, which may carry the merchant before an `@`. */
export function accountOf(customerName: string): string {
  return customerName.slice(customerName.lastIndexOf('@') + 1);
}
