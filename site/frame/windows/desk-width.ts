/** Where windows lie on a desk: narrower screens have no room beside them. */
export const deskWidth = '(width >= 1100px)';
